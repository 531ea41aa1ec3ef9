/** One small stylesheet per layout, for people who open a page of the demo web. */

const COMMON = `*{box-sizing:border-box}body{margin:0 auto;max-width:62rem;padding:1rem;color:#1d1d1f;background:#fff;line-height:1.6}a{color:inherit}
.naglowek{display:flex;flex-wrap:wrap;gap:1rem;align-items:baseline;border-bottom:1px solid #bbb;padding-bottom:.6rem;margin-bottom:1.2rem}.naglowek>a{font-size:1.3rem;font-weight:700;text-decoration:none}
nav{display:flex;flex-wrap:wrap;gap:.9rem}h1{line-height:1.2;font-size:1.8rem;overflow-wrap:anywhere}.meta{color:#555;font-size:.9rem}.ciasteczka{background:#eee;padding:.6rem .8rem;font-size:.85rem;margin-bottom:1rem}
.komentarze,.polecane{border-top:1px solid #ddd;margin-top:1.5rem;font-size:.95rem}.komentarze h2,.polecane h2{font-size:1rem}.stopka{border-top:1px solid #bbb;margin-top:2rem;font-size:.85rem;color:#444}
.odnosniki{display:flex;flex-wrap:wrap;gap:.8rem;padding:.6rem 0}.demo{background:#fff3c4;color:#3d3000;padding:.5rem .8rem;font-weight:600}.ukryte{display:none}.biale{color:#fff;background:#fff;font-size:1px}`;
const STYLES: Record<string, string> = {
  portal: 'body{font-family:Arial,Helvetica,sans-serif}.naglowek>a{color:#8a1c1c}main{max-width:44rem}',
  classic:
    'body{font-family:Verdana,Geneva,sans-serif;font-size:.95rem;background:#f4f1e8}.uklad td{vertical-align:top;padding:.5rem}.lewa{width:9rem;font-size:.8rem;color:#555}',
  blog: 'body{font-family:Georgia,serif;max-width:42rem;font-size:1.1rem}.naglowek>a{font-style:italic}',
  forum:
    'body{font-family:Tahoma,Verdana,sans-serif}.wpis{display:grid;grid-template-columns:9rem 1fr;border:1px solid #ccc;margin:.5rem 0}.nick{background:#eef;padding:.6rem;overflow-wrap:anywhere}.wiadomosc{padding:0 .8rem}@media(max-width:30rem){.wpis{grid-template-columns:1fr}}',
  review: 'body{font-family:Arial,Helvetica,sans-serif}.gwiazdki{color:#8a5a00;font-size:1.3rem;letter-spacing:.1rem}',
  reference: 'body{font-family:Georgia,serif}h1{border-bottom:1px solid #aaa;font-weight:400}#tresc{max-width:46rem}',
  site: 'body{font-family:"Trebuchet MS",Arial,sans-serif;max-width:50rem}.naglowek{border:0}h1{font-size:2.2rem}',
  profile:
    'body{font-family:Arial,Helvetica,sans-serif;max-width:40rem}.profil{border:1px solid #ddd;border-radius:.6rem;padding:1rem}ul{list-style:none;padding:0}.post{border:1px solid #ddd;border-radius:.6rem;padding:.2rem 1rem .6rem;margin:.7rem 0}.post footer{color:#555;font-size:.85rem}',
};

/** The stylesheet of a layout, or 404. */
export function styleOf(name: string): Response {
  const style = Object.hasOwn(STYLES, name) ? STYLES[name] : undefined;
  return new Response(style === undefined ? '' : `${COMMON}\n${style}`, {
    status: style === undefined ? 404 : 200,
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' },
  });
}
