/** Feeds of Polish media that monitoring reads beside those of the operator: headlines and links; the pages are read like all others. */
export const MEDIA_FEEDS: readonly string[] = [
  'https://www.rp.pl/rss_main',
  'https://wiadomosci.onet.pl/.feed',
  'https://rss.gazeta.pl/pub/rss/najnowsze_wyborcza.xml',
  'https://tvn24.pl/najnowsze.xml',
  'https://www.rmf24.pl/fakty/feed',
  'https://www.rmf24.pl/fakty/polska/feed',
  'https://www.polsatnews.pl/rss/polska.xml',
  'https://www.polsatnews.pl/rss/wszystkie.xml',
];
