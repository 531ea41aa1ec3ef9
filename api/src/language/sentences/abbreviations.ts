const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Abbreviations that do not end a sentence even before a capital letter; lower case, without the last full stop. */
export const INNER = words(`
  ul al pl os prof prof.nadzw prof.zw dr hab mgr inż lek lic arch mec adw sędz prok asp mł.asp st.asp kom podkom nadkom insp podinsp sierż sierż.szt plut chor kpr szer
  rez bryg dyw adm kadm kmdr gen płk ppłk mjr kpt por ppor st mł red nacz red.nacz ks abp bp kard św bł dyr z-ca prez wiceprez kier sen pos hr im pw m.st
  pt tzw tzn tj np m.in min.in in.j nr str tyg mies zob por.red art ust pkt poz lit sygn dz.u dz woj pow gm godz min sek ok ca wg ww wym zw vel ur zm tel faks fax e-mail kom.tel dn
  d p pp o ob jw jr sr mr mrs ms vs cd cz kier późn pocz poł pok irl kat rozm rozdz rys tab fot oprac tłum przeł wyd reż scen muz t vol ang niem franc łac hiszp wł pol ros gr bud lok mies kl wsp sp
  z.o gosp min.k fil tow zarz ds j zał dot ew podst właśc pseud dosł cyt wewn zewn płd płn wsch zach śp tyt p.o prow org współ stow
  med dent stom wet hum społ ekon roln techn zdr biol chem fiz rehab piel dypl rad pr sztab`);

/** Units and year marks that end a sentence if a capital letter follows. */
export const CLOSING = words(`
  r w zł gr tys mln mld bln itd itp etc in i.in ha km kg cm mm ml m s l k pkt.proc proc n.e p.n.e pon wt czw sob niedz ub br bm b.r b.m o.o z.o.o s.a sa nast`);

/** Nouns after which a single letter is a label, not an initial: „Plan B.”, „grupa A.”. */
export const LETTERED = words(`
  plan planu planem grupa grupy grupie grupę klasa klasy klasie witamina witaminy witaminę wariant wariantu punkt punktu część części typ typu opcja opcji opcję sala sali blok bloku
  bloku strefa strefy strefie seria serii zespół zespołu wynik litera literę stopień`);

/** Institutions and events that take an ordinal before them: „awansował do 1. Ligi”. */
export const COUNTED =
  /^(?:Lig|Lidz|Bundeslid|Bundeslig|Pułk|Dywiz|Brygad|Armi|Korpus|Flot|Edycj|Kongres|Festiwal|Międzynarod|Ogólnopol|Mistrzostw|Maraton|Zjazd|Konkurs|Batalion|Kompan|Szpital)/;
