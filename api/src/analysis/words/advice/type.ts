/** What a recommendation is made of. */
import type { KpiId } from '../../../contract/kpis.ts';
import type { Recommendation } from '../../../contract/report.ts';

export type Advice = {
  text: string;
  /** Printed after „Dlaczego: ”, so in lower case; true whenever the condition holds. */
  reason: string;
  effort: Recommendation['effort'];
  effect: string;
  raises: KpiId[];
  /** Recommendations of one cause exclude each other, unless each is about a text of its own. */
  cause: string;
  /** About words of others, which come before what is to be mended in own places; 2: about one text or voice. */
  tied?: 1 | 2;
  week: 1 | 2 | 3 | 4;
  /** Nominative clause: the sign that it is done. */
  check?: string;
};
