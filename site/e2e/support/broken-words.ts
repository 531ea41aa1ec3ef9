import type { Page } from 'playwright/test';

/** Words, codes and figures of the page that a line's end cuts in two. Addresses and handles may be cut. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const WHOLE = /[Ee]-\u2060?mail\w*|(?<![@./_\p{L}-])\p{L}{4,}(?![@./-]?\p{L})|\d\d-\u2060?\d{3}|\d{3}-\u2060?\d{3}-\u2060?\d\d-\u2060?\d\d/gu;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // What is folded away has no lines yet.
      if (!node.parentElement?.checkVisibility()) continue;
      for (const word of node.textContent?.matchAll(WHOLE) ?? []) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.push(`${location.pathname}: ${word[0]}`);
      }
    }
    return cut;
  });
