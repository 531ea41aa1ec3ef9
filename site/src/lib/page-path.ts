/** The path a visitor sees for an address of the build: "/index.html" is "/", "/regulamin.html" is "/regulamin". */
export const pagePath = (url: URL): string => url.pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

/** Where the picture of a page for shared links stands; drawn when the site is built (`api/scripts/site/share-pictures.ts`). */
export const sharePicture = (path: string): string => `/og/${path === '/' ? 'lustro' : path.slice(1).replaceAll('/', '-')}.png`;
