/** Whether the quotation marks of a passage belong together. */

/** Whether quotation marks that open in a text do not close in it: what somebody says would run on into the next. */
export function endsQuoted(text: string): boolean {
  let open = false;
  for (const { 0: mark, index } of text.matchAll(/[„“”"]/gu)) open = mark === '„' || (mark === '"' && !open && /(?:^|[\s(])$/u.test(text.slice(0, index)));
  return open;
}

/** Whether quotation marks close that never opened: the words before them were cut off. */
export function closesUnopened(text: string): boolean {
  let open = false;
  for (const { 0: mark, index } of text.matchAll(/[„“”"]/gu)) {
    const opens: boolean = mark === '„' || (mark === '"' && !open && /(?:^|[\s(–—-])$/u.test(text.slice(0, index)));
    if (!opens && !open && !/\p{L}$/u.test(text.slice(index + 1, index + 2))) return true;
    open = opens;
  }
  return false;
}
