/** Sports that exclude each other where one word („trener”, „klub”) is of them all. */

/** Of each sport the words that are its own, and those that it shares with others; lemmas. */
const SPORTS: [string, string][] = [
  ['piłkarz piłkarka piłkarski futbol futbolowy nożny trampkarz żak', 'mecz gol bramka liga boisko piłka ekstraklasa stadion'],
  ['pływak pływaczka pływaczek pływanie pływacki', 'basen pływalnia'],
  ['siatkarz siatkarka siatkarski siatkówka', 'mecz liga set hala piłka'],
  ['koszykarz koszykarka koszykarski koszykówka', 'mecz liga kosz hala piłka'],
  ['szczypiornista szczypiornistka szczypiorniak ręczny', 'mecz gol bramka liga hala piłka'],
  ['biegacz biegaczka maraton półmaraton lekkoatleta lekkoatletka lekkoatletyka lekkoatletyczny sprinter', 'bieg stadion bieżnia'],
  ['tenis tenisista tenisistka tenisowy', 'kort mecz set'],
  ['boks bokser bokserka bokserski', 'walka ring'],
  ['judo judoka karate karateka zapaśnik zapasy taekwondo', 'walka mata pas'],
  ['żużel żużlowiec żużlowy', 'mecz tor stadion'],
  ['kolarz kolarka kolarski kolarstwo', 'rower wyścig'],
  ['jeździectwo jeździecki jeździec', 'koń stajnia'],
  ['narciarz narciarka narciarski narciarstwo', 'stok narta'],
  ['hokej hokeista hokejowy', 'mecz gol bramka liga lodowisko'],
  ['łyżwiarz łyżwiarka łyżwiarski łyżwiarstwo', 'lodowisko łyżwa tor'],
  ['szachista szachistka szachowy szachy', 'partia turniej'],
  ['żeglarz żeglarka żeglarski żeglarstwo', 'jacht regaty'],
  ['kajakarz kajakarka kajakarstwo wioślarz wioślarka wioślarstwo', 'kajak tor regaty'],
  ['gimnastyk gimnastyczka gimnastyczny gimnastyka akrobatyka', 'mata hala'],
  ['paintball paintballowy', 'kulka'],
];
const LINES = SPORTS.map(([own, shared]) => ({ own: own.split(' '), all: `${own} ${shared}`.split(' ') }));

/** Whether the order names a sport, and a page another one and no word of the order's. @param order lemmas of the order @param page lemmas of the page */
export function isOtherSport(order: { has(word: string): boolean }, page: { has(word: string): boolean }): boolean {
  const wanted = LINES.filter(({ own }) => own.some((word) => order.has(word)));
  if (wanted.length === 0 || wanted.some(({ all }) => all.some((word) => page.has(word)))) return false;
  return LINES.some(({ own }) => own.some((word) => page.has(word)));
}
