/** What the stand-in makes of a document that came in. */
import { checkDigits } from './check-digits.ts';
import { day, hex, type Judged, type State, sha256 } from './state.ts';
import { type Read, readDocument } from './structure.ts';

/** A company whose name holds one of these is refused, or lost once, with that status. */
const BY_NAME: Readonly<Record<string, string>> = {
  'KSEF-410': 'Nieprawidłowy zakres uprawnień',
  'KSEF-430': 'Błąd weryfikacji pliku faktury',
  'KSEF-450': 'Błąd weryfikacji semantyki dokumentu faktury',
  'KSEF-550': 'Operacja została anulowana przez system',
};

/** The judgement on a document, as the system would come to it. */
export function judge({ nip, now, entries }: State, plain: Buffer, declared: Record<string, unknown>): Judged {
  const bad = (code: number, description: string, ...details: string[]) => ({ status: { code, description, details }, ksefNumber: null, read: null });
  if (sha256(plain) !== declared.invoiceHash || plain.length !== declared.invoiceSize)
    return bad(430, 'Błąd weryfikacji pliku faktury', 'Skrót lub rozmiar różni się od podanego.');
  let read: Read;
  try {
    read = readDocument(plain.toString('utf8'));
  } catch (error) {
    return bad(450, 'Błąd weryfikacji semantyki dokumentu faktury', String(error));
  }
  if (read.nip !== nip) return bad(410, 'Nieprawidłowy zakres uprawnień', 'NIP sprzedawcy');
  if (read.day > day(now())) return bad(450, 'Błąd weryfikacji semantyki dokumentu faktury', 'Data wystawienia z przyszłości.');
  const named = Object.keys(BY_NAME).find((name) => read.buyer.includes(name));
  const seen = entries.some((entry) => entry.read?.number === read.number || entry.hash === sha256(plain));
  if (named && !(named === 'KSEF-550' && seen)) return bad(Number(named.slice(5)), BY_NAME[named] as string, `Nabywca: ${named}`);
  const original = entries.find(({ read: other, ksefNumber }) => ksefNumber && other?.kind === read.kind && other.number === read.number);
  if (original)
    return {
      status: {
        code: 440,
        description: 'Duplikat faktury',
        details: [`Duplikat faktury. Faktura o numerze KSeF: ${original.ksefNumber} została już prawidłowo przesłana do systemu w sesji: ${original.session}`],
        extensions: { originalSessionReferenceNumber: original.session, originalKsefNumber: original.ksefNumber as string },
      },
      ksefNumber: null,
      read: null,
    };
  if (read.corrects && !entries.some((one) => one.ksefNumber === read.corrects?.ksefNumber && one.read?.number === read.corrects?.number))
    return bad(450, 'Błąd weryfikacji semantyki dokumentu faktury', 'Nieznana faktura korygowana.');
  const front = `${nip}-${day(now()).replaceAll('-', '')}-${hex(6)}`;
  return { status: { code: 200, description: 'Sukces' }, ksefNumber: `${front}-${checkDigits(front)}`, read };
}
