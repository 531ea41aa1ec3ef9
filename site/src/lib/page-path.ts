/** The public path of a built page: "/index.html" gives "/", "/regulamin.html" gives "/regulamin". */
export const pagePath = (url: URL): string => url.pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

/** Path of a page's picture for shared links, drawn during the build (`api/scripts/site/share-pictures.ts`). */
export const sharePicture = (path: string): string => `/og/${path === '/' ? 'lustro' : path.slice(1).replaceAll('/', '-')}.png`;
