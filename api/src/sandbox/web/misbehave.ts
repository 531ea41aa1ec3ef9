/** Responses of pages that misbehave on purpose. None holds much memory. */

const HTML = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' };
const SLOW_MS = 60_000;
const HUGE_BYTES = 30 * 1024 * 1024;

/** Responds after a minute, or ends when the client aborts. */
export function slow(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const done = (status: number, body: string) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', gone);
      resolve(new Response(body, { status, headers: HTML }));
    };
    const gone = () => done(499, '');
    const timer = setTimeout(() => done(200, '<!doctype html><title>Późno</title><p>Ta odpowiedź przyszła po minucie.</p>'), SLOW_MS);
    // A pending answer must not keep a stopping server alive.
    timer.unref();
    if (signal.aborted) gone();
    else signal.addEventListener('abort', gone, { once: true });
  });
}

/** A stream of 30 MB, generated while it is read. */
export function huge(): Response {
  const chunk = new TextEncoder().encode(`<p>${'Bardzo długa strona bez treści. '.repeat(2_000)}</p>\n`);
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (sent >= HUGE_BYTES) return controller.close();
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return new Response(body, { headers: HTML });
}

const redirect = (location: string, status: 301 | 302) => new Response(null, { status, headers: { location, 'x-robots-tag': 'noindex' } });
/** An endless redirect to itself. */
export const loop = (url: string): Response => redirect(url, 302);
/** One redirect of a chain: r2- to r1-, r1- to the article. */
export const step = (location: string, last: boolean): Response => redirect(location, last ? 301 : 302);

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
/** A PDF instead of an HTML page. */
export const pdf = (): Response => new Response(PDF, { headers: { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' } });
export const empty = (): Response => new Response('', { headers: HTML });
export const broken = (): Response => new Response('<!doctype html><title>Błąd</title><h1>500</h1>', { status: 500, headers: HTML });

/** Malformed HTML. */
export const garbage = (): Response =>
  new Response(
    `<html><head><title>Usterka</titel><body ${'class="x" '.repeat(50)}<div><p><<b></i></table>${'<div>'.repeat(400)}&#xFFFFFFF;&nosuch;\u0000\u0001<script>if (a<b) {</p><!-- <p`,
    { headers: HTML },
  );
