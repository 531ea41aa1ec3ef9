/** How a page says that a place closed, and that it opened again. */
const CLOSED =
  /(?<!\p{L})(?:zamyka(?:ją|my)?|zamknął|zamknęła|zamknęli|zamknięto|zamknięt\p{L}+|znika(?:ją)?|zniknął|zniknęła|kończy działalność|zakończył\p{L}* działalność|to koniec|likwiduj\p{L}+|zawiesi\p{L}+ działalność|unieruchomi\p{L}+|wstrzyma\p{L}+ działalność)(?!\p{L})/iu;
const AGAIN = '(?:ponownie|znów|znowu|na nowo|z powrotem)';
const OPENED = String.raw`(?:otwor(?:zył|zyła|zyli|zyliśmy|zyłem|zyłam|zono)|otwart\p{L}+|otwiera\p{L}*|działa(?:ją|my)?|pracuj(?:e|ą|emy)|czynn\p{L}+|ruszył\p{L}*|startuj\p{L}+)`;
const REOPENED = new RegExp(
  String.raw`(?<!\p{L})(?:${AGAIN} (?:\p{L}+ ){0,2}${OPENED}|${OPENED} (?:\p{L}+ ){0,2}${AGAIN}|wznowi(?:ł|ła|ło|li|ły|liśmy) (?:\p{L}+ ){0,2}(?:działalność|pracę|sprzedaż|przyjęcia|kursy|loty)|wróci(?:ł|ła|ło|li|liśmy) (?:\p{L}+ ){0,2}(?:do gości|do klientów|na rynek|na mapę)|(?:pracuje|działa|otwart[aey]|czynn[aey]) (?:już )?od (?:poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli|wczoraj|\d))`,
  'iu',
);
const NOT_YET = /(?<!\p{L})(?:nie|jeśli|jeżeli|gdyby|czy|żeby|może|mógłby|zapowiada|zamierza|chce|chcą|planuj\p{L}+|obiecuj\p{L}+|ma|mają)(?!\p{L})/iu;

export const tellsClosing = (text: string): boolean => CLOSED.test(text);

/** Whether a sentence tells that what was closed is open again; not that it will be. */
export function tellsReopening(sentence: string): boolean {
  const found = REOPENED.exec(sentence);
  return found !== null && !NOT_YET.test(sentence.slice(0, found.index));
}
