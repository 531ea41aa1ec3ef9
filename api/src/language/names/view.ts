import { isFirstNameForm } from '../words/first-names.ts';
import { lemma } from '../words/lemmas.ts';
import { ScannedText } from './scan.ts';

const GAP_LIMIT = 8;

const INTENSIVE = /^sam[ao]?$/;

/** A text as the name matcher sees it: its words, with cheap questions about their surroundings. */
export class TextView extends ScannedText {
  /** Text between words i and i + 1, at most eight units; „\n\n” outside the text. */
  gap(i: number): string {
    return i >= 0 && i + 1 < this.count ? this.text.slice(this.end(i), Math.min(this.start(i + 1), this.end(i) + GAP_LIMIT)) : '\n\n';
  }
  isSentenceStart(i: number): boolean {
    return i <= 0 || /[.!?…:\n„"”]/.test(this.gap(i - 1));
  }
  lemmaAt(i: number): string {
    return lemma(this.lower(i));
  }
  firstNameAt(i: number): boolean {
    // „Sam Kasprzyk żartował”: himself, where it opens a sentence.
    return this.isCapital(i) && isFirstNameForm(this.lower(i)) && !(INTENSIVE.test(this.lower(i)) && this.isSentenceStart(i));
  }
  looksLikeSurname(i: number): boolean {
    return this.isCapital(i) && this.end(i) - this.start(i) > 2;
  }
  isMiddleName(i: number): boolean {
    return this.firstNameAt(i) || (this.isCapital(i) && this.end(i) - this.start(i) === 1 && this.gap(i).startsWith('.'));
  }
  hyphenAfter(i: number): boolean {
    return this.isHyphen(this.end(i)) && this.isCapital(i + 1) && this.start(i + 1) === this.end(i) + 1;
  }
  hyphenBefore(i: number): boolean {
    return i > 0 && this.isHyphen(this.start(i) - 1) && this.isCapital(i - 1) && this.end(i - 1) === this.start(i) - 1;
  }
  private isHyphen(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return code === 45 || code === 0x2013 || code === 0x2010 || code === 0x2011;
  }
}
