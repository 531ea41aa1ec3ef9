/** Biographer: roles, places and dated events, each as its sources put it. */
import { shown, shownTitle } from '../reading/text.ts';
import { list } from '../words/grammar.ts';
import { type Agent, byDate, finding, isOrdered, roleQuotes, section } from './agent.ts';
import { answersTo } from './answers.ts';

const EVENTS = 8;
/** Least share of others' sources that name a town beside the subject; fewer may mean a guest's or another team's town. */
const TOWN_SHARE = 0.1;
/** Titles that tell of something that happened. */
const EVENT_TITLE =
  /nagrod|wyróżn|laureat|jubileusz|otwarci|otwarta|premier|wywiad|rozmowa|sprostowan|ugod|skarg|zarzut|konferenc|kongres|wystąp|gala|medal|lat razem|festiwal|debiut|stypendi|wygr|zwycię|awans|zwrot|krytyk/iu;
/** Titles of disputes: events that are not achievements. */
const DISPUTE_TITLE = /sprostowan|ugod|skarg|zarzut|zwrot|krytyk/iu;
/** Places that report events; forums, reviews and registers do not. */
export const EVENT_KINDS = new Set(['news', 'trade', 'blog', 'company']);
/** Words with which an author introduces himself. */
const SELF = /(?<!\p{sc=Latn})(nazywam się|jestem|jesteśmy|prowadzę|prowadzimy|działam|działamy|zajmuj(ę|emy) się|zespół .* liczy)(?!\p{sc=Latn})/iu;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const biographer: Agent = {
  id: 'biographer',
  run({ features, write }) {
    const facts = [];
    const answers = answersTo(features, features.negative);
    const role = features.roles[0];
    if (role && role.items.length >= 2 && isOrdered(features, role.role))
      facts.push(write.claim('BI-01', { role: role.role, n: role.items.length }, role.items, { quotes: roleQuotes(features, role.items, role.role) }));
    const ordered = features.identity.context.towns;
    const towns = features.towns
      .filter(({ town, items }) => !ordered.has(town) && items.length >= 3 && items.length >= features.others.length * TOWN_SHARE)
      .slice(0, 2);
    if (towns.length > 0)
      facts.push(
        write.claim(
          'BI-02',
          { list: list(towns.map(({ town }) => capital(town))) },
          towns.flatMap(({ items }) => items),
        ),
      );
    const told = features.own.find(
      ({ evidence, document }) => evidence.quote.text.length >= 15 && (document.article.page.profile?.bio ? true : SELF.test(evidence.quote.text)),
    );
    if (told) facts.push(write.claim('BI-03', { quote: shown(told.evidence.quote.text), domain: told.evidence.domain }, [told]));

    // An event is about the subject if the title has the name or the page shows a charge, a prize or an answer to criticism.
    const events = byDate(
      features.others
        .filter((item) => {
          const facts = features.facts.get(item);
          const concerns = facts?.titled || facts?.found.serious || facts?.found.award || answers.includes(item) || features.positive.includes(item);
          return EVENT_KINDS.has(item.evidence.kind) && EVENT_TITLE.test(item.evidence.title) && concerns && !facts?.passing;
        })
        .slice(0, EVENTS),
    );
    const said = new Set<string>();
    const timeline = events.flatMap((item) => {
      const title = shownTitle(item.evidence.title);
      if (said.has(title)) return [];
      said.add(title);
      const dispute = DISPUTE_TITLE.test(title) || features.negative.includes(item);
      const slots = { year: Number(item.evidence.publishedAt?.slice(0, 4)), title, domain: item.evidence.domain };
      return [write.claim(dispute ? 'TL-02' : 'TL-01', slots, [item], { repeat: true })];
    });
    return {
      sections: [
        section(write, 'biography', [finding('Co podają źródła', 'neutral', ...facts)]),
        section(write, 'timeline', [{ title: 'Wydarzenia', tone: 'neutral', claims: timeline.flat() }]),
      ],
    };
  },
};
