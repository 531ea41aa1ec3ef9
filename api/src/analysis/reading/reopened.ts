/** How a page says that a place closed, and that it opened again. */
const CLOSED =
  /(?<!\p{sc=Latn})(?:zamyka(?:ją|my)?|zamknął|zamknęła|zamknęli|zamknięto|zamknięt\p{sc=Latn}+|znika(?:ją)?|zniknął|zniknęła|kończy działalność|zakończył\p{sc=Latn}* działalność|to koniec|likwiduj\p{sc=Latn}+|zawiesi\p{sc=Latn}+ działalność|unieruchomi\p{sc=Latn}+|wstrzyma\p{sc=Latn}+ działalność)(?!\p{sc=Latn})/iu;
const AGAIN = '(?:ponownie|znów|znowu|na nowo|z powrotem)';
const OPENED = String.raw`(?:otwor(?:zył|zyła|zyli|zyliśmy|zyłem|zyłam|zono)|otwart\p{sc=Latn}+|otwiera\p{sc=Latn}*|działa(?:ją|my)?|pracuj(?:e|ą|emy)|czynn\p{sc=Latn}+|ruszył\p{sc=Latn}*|startuj\p{sc=Latn}+)`;
const REOPENED = new RegExp(
  String.raw`(?<!\p{sc=Latn})(?:${AGAIN} (?:\p{sc=Latn}+ ){0,2}${OPENED}|${OPENED} (?:\p{sc=Latn}+ ){0,2}${AGAIN}|wznowi(?:ł|ła|ło|li|ły|liśmy) (?:\p{sc=Latn}+ ){0,2}(?:działalność|pracę|sprzedaż|przyjęcia|kursy|loty)|wróci(?:ł|ła|ło|li|liśmy) (?:\p{sc=Latn}+ ){0,2}(?:do gości|do klientów|na rynek|na mapę)|(?:pracuje|działa|otwart[aey]|czynn[aey]) (?:już )?od (?:poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli|wczoraj|\d))`,
  'iu',
);
const NOT_YET =
  /(?<!\p{sc=Latn})(?:nie|jeśli|jeżeli|gdyby|czy|żeby|może|mógłby|zapowiada|zamierza|chce|chcą|planuj\p{sc=Latn}+|obiecuj\p{sc=Latn}+|ma|mają)(?!\p{sc=Latn})/iu;

export const tellsClosing = (text: string): boolean => CLOSED.test(text);

/** Whether a sentence tells that what was closed is open again; not that it will be. */
export function tellsReopening(sentence: string): boolean {
  const found = REOPENED.exec(sentence);
  return found !== null && !NOT_YET.test(sentence.slice(0, found.index));
}
