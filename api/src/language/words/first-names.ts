import { readFileSync } from 'node:fs';
import { declinePersonal } from './declension.ts';

/** First names current in Poland, with frequent short ones. Names used for both genders are in neither list. */
const MALE =
  'Adam Adrian Alan Albert Aleksander Aleks Aleksy Alfons Alfred Alojzy Amadeusz Anatol Andrzej Antoni Apoloniusz Arkadiusz Arek Armand Arnold Artur August Augustyn Aureliusz Baltazar Bartek Bartłomiej Bartosz ' +
  'Barnaba Benedykt Beniamin Bernard Błażej Bogdan Bogumił Bogusław Boguś Bohdan Bolesław Bonifacy Borys Borysław Bronisław Brunon Bruno Cezary Cyprian Cyryl Czesław Damian Daniel Dariusz Darek Dawid David ' +
  'Dionizy Dominik Donald Edmund Edward Edwin Eligiusz Emanuel Emil Eric Erik Ernest Eryk Eugeniusz Fabian Feliks Ferdynand Filip Florian Franciszek Franek Fryderyk Gabriel Gaweł Gerard Gerwazy Gniewko Gracjan ' +
  'Grzegorz Grzesiek Gustaw Gwidon Henryk Herbert Hieronim Hilary Hipolit Horacy Hubert Hugo Ignacy Igor Ireneusz Irek Iwo Izydor Jacek Jacenty Jakub Jan Janek Janusz Jarema Jarosław Jarek Jaromir Jerzy ' +
  'Jeremi Jędrzej Joachim Jonasz Jonatan Jordan Jozue Józef Julian Juliusz Jurek Justyn Kacper Kajetan Kamil Karol Kasper Kazimierz Kazik Klaudiusz Klemens Konrad Konstanty Konstantin Kornel Kosma Krystian ' +
  'Krystyn Krzysztof Krzysiek Kuba Kryspin Ksawery Laurenty Lech Leon Leonard Leopold Lesław Leszek Lew Longin Lucjan Ludwik Łukasz Maciej Maciek Maksym Maksymilian Marceli Marcel Marcin Marek Marian Mariusz ' +
  'Mark Martin Mateusz Maurycy Michał Mieczysław Mikołaj Mikołaj Miłosz Mirosław Mirek Modest Napoleon Natan Nikodem Norbert Olaf Olgierd Oliwier Oktawian Onufry Oskar Oswald Otto Otton Patryk Paweł Peter Piotr ' +
  'Piotrek Przemysław Przemek Radosław Radek Rafał Rajmund Remigiusz Robert Roch Roland Roman Romuald Rudolf Ryszard Rysiek Samuel Sebastian Sergiusz Seweryn Sławomir Sławek Stanisław Staszek Stefan Sylwester ' +
  'Szczepan Szymon Tadeusz Tadek Teodor Teofil Tobiasz Tomasz Tomek Tymon Tymoteusz Tytus Urban Wacław Waldemar Waldek Walenty Walerian Walery Wawrzyniec Wiesław Wiesiek Wiktor Wilhelm Wincenty Wit Witold ' +
  'Władysław Włodzimierz Wojciech Wojtek Zbigniew Zbyszek Zbysław Zdzisław Zenon Ziemowit Zygfryd Zygmunt Michael John James William George Thomas Charles Steve Steven Bill Tom Jack Joe Paul Jean Pierre Hans ' +
  'Klaus Franz Johann Karl Carl Carlos Juan José Luis Antonio Javier Pedro Diego Marco Mario Luigi Ivan Iwan Wladimir Władimir Oleg Ołeh Ołeksandr Wołodymyr Mykoła Serhij Andrij Dmytro Siergiej Jurij Nikita Sasza Elon ' +
  'Barack Brian Bruce Chris Kevin Richard Frank Harry Henry Joseph Walter Vincent Victor Oscar Max Leo Liam Noah Oliver Ben Sam Tim Nick Alex Andrew Andreas Jürgen Dieter Wolfgang Stefano Giovanni Giuseppe';
const FEMALE =
  'Ada Adela Adelajda Adrianna Agata Agnieszka Aga Aldona Aleksandra Alfreda Alicja Alina Amanda Amelia Anastazja Andżelika Angela Angelika Aniela Anita Anna Ania Antonina Apolonia Arleta Asia Aurelia Balbina ' +
  'Barbara Basia Beata Benedykta Berenika Bernadeta Bianka Blanka Bogna Bogumiła Bogusława Bożena Bronisława Brygida Cecylia Celina Czesława Dagmara Dagna Danuta Daria Diana Dobrosława Dominika Dorota Edyta ' +
  'Eleonora Eliza Elwira Elżbieta Ela Emilia Emma Ewa Ewelina Eugenia Eulalia Felicja Filipina Franciszka Gabriela Gaja Genowefa Gertruda Gizela Gloria Gosia Grażyna Greta Halina Halszka Hanna Hania Helena Henryka ' +
  'Hildegarda Honorata Iga Ilona Ilona Inga Irena Irmina Iwona Iza Izabela Izabella Jadwiga Jagna Jagoda Janina Joanna Jolanta Jola Jowita Józefa Judyta Julia Julita Julianna Justyna Kaja Kalina Kama Kamila Karina ' +
  'Karolina Kasia Katarzyna Kazimiera Kinga Klara Klaudia Klementyna Konstancja Kornelia Krystyna Ksenia Laura Lena Leokadia Lidia Lila Liliana Liwia Lucyna Ludmiła Ludwika Luiza Łucja Magda Magdalena Maja Malwina ' +
  'Małgorzata Marcelina Marcjanna Maria Marianna Mariola Marika Marlena Marta Martyna Maryla Maryna Marzena Marzanna Matylda Melania Michalina Milena Mira Mirosława Monika Nadia Nadzieja Natalia Natasza Nela Nika Nikola ' +
  'Nina Oksana Ola Olena Olga Oliwia Otylia Patrycja Paula Paulina Pelagia Pola Rachela Regina Renata Roksana Romana Rozalia Róża Ruta Ryszarda Sabina Salomea Sandra Sara Sonia Stanisława Stefania Stella Sylwia ' +
  'Tamara Tatiana Tekla Telimena Teodora Teresa Urszula Wacława Wanda Weronika Wiesława Wiktoria Wilhelmina Wiola Wioletta Wioleta Władysława Zdzisława Zenobia Zofia Zosia Zuzanna Zuza Zyta Żaneta Żanna Halyna ' +
  'Mary Elizabeth Jennifer Susan Sarah Emily Kate Jane Nancy Hillary Alice Caroline Charlotte Claire Sophie Marie Isabelle Chantal Ines Carmen Dolores Mercedes Ruth Judith Edith Miriam Noemi Beatrycze Nel Condoleezza Leona Cristina';

const FORM_CASES = ['gen', 'dat', 'acc', 'inst', 'loc', 'voc'] as const;
const FOREIGN = readFileSync(new URL('../data/foreign-first-names.txt', import.meta.url), 'utf8').split('\n');
/** The names of a list and those of other countries of the same gender, in lower case. */
const withForeign = (list: string, gender: 'm' | 'f'): Set<string> =>
  new Set([list, ...FOREIGN.flatMap((line) => (line.startsWith(`${gender} `) ? [line.slice(2)] : []))].join(' ').toLowerCase().split(' '));
export const MALE_NAMES: ReadonlySet<string> = withForeign(MALE, 'm');
export const FEMALE_NAMES: ReadonlySet<string> = withForeign(FEMALE, 'f');

/** Whether a lower-case word is a first name in the nominative. */
export const isFirstName = (word: string): boolean => MALE_NAMES.has(word) || FEMALE_NAMES.has(word);

let forms: Set<string> | null = null;

/** Whether a lower-case word is a first name in any case („Markowi”, „Zofią”). */
export function isFirstNameForm(word: string): boolean {
  if (!forms) {
    forms = new Set([...MALE_NAMES, ...FEMALE_NAMES]);
    for (const name of MALE_NAMES) for (const item of FORM_CASES) for (const form of declinePersonal(name, 'first', 'm').forms.get(item) ?? []) forms.add(form);
    for (const name of FEMALE_NAMES)
      for (const item of FORM_CASES) for (const form of declinePersonal(name, 'first', 'f').forms.get(item) ?? []) forms.add(form);
  }
  return forms.has(word);
}
