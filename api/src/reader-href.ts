/** Where a page opens for a human reader: the address itself, or the demo web's page for it. */
export const readerHref = (url: string, siteUrl: string, demo: boolean): string =>
  demo ? url.replace(/^https?:\/\/([a-z0-9.-]+\.example)(?=[/?#]|$)/i, `${siteUrl}/sandbox/web/$1`) : url;
