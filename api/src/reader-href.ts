/** Link under which a reader opens a page. In demo mode `.example` hosts lead to the demo web. */
export const readerHref = (url: string, siteUrl: string, demo: boolean): string =>
  demo ? url.replace(/^https?:\/\/([a-z0-9.-]+\.example)(?=[/?#]|$)/i, `${siteUrl}/sandbox/web/$1`) : url;
