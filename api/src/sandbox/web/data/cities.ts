/** Cities with the cases that the texts use. */
export type City = { nom: string; gen: string; loc: string; region: string };

const rows = `Gdynia Gdyni Gdyni pomorze|Gdańsk Gdańska Gdańsku pomorze|Sopot Sopotu Sopocie pomorze|Słupsk Słupska Słupsku pomorze|Warszawa Warszawy Warszawie mazowsze
Radom Radomia Radomiu mazowsze|Płock Płocka Płocku mazowsze|Siedlce Siedlec Siedlcach mazowsze|Kraków Krakowa Krakowie malopolska|Tarnów Tarnowa Tarnowie malopolska
Nowy_Sącz Nowego_Sącza Nowym_Sączu malopolska|Zakopane Zakopanego Zakopanem malopolska|Wrocław Wrocławia Wrocławiu dolny-slask|Legnica Legnicy Legnicy dolny-slask
Wałbrzych Wałbrzycha Wałbrzychu dolny-slask|Jelenia_Góra Jeleniej_Góry Jeleniej_Górze dolny-slask|Poznań Poznania Poznaniu wielkopolska|Kalisz Kalisza Kaliszu wielkopolska
Konin Konina Koninie wielkopolska|Leszno Leszna Lesznie wielkopolska|Gniezno Gniezna Gnieźnie wielkopolska|Łódź Łodzi Łodzi lodzkie|Ozorków Ozorkowa Ozorkowie lodzkie
Piotrków_Trybunalski Piotrkowa_Trybunalskiego Piotrkowie_Trybunalskim lodzkie|Katowice Katowic Katowicach slask|Gliwice Gliwic Gliwicach slask|Tychy Tychów Tychach slask
Bielsko-Biała Bielska-Białej Bielsku-Białej slask|Częstochowa Częstochowy Częstochowie slask|Sosnowiec Sosnowca Sosnowcu slask|Zabrze Zabrza Zabrzu slask
Lublin Lublina Lublinie lubelskie|Zamość Zamościa Zamościu lubelskie|Puławy Puław Puławach lubelskie|Białystok Białegostoku Białymstoku podlasie|Suwałki Suwałk Suwałkach podlasie
Łomża Łomży Łomży podlasie|Szczecin Szczecina Szczecinie zachod|Koszalin Koszalina Koszalinie zachod|Kołobrzeg Kołobrzegu Kołobrzegu zachod|Bydgoszcz Bydgoszczy Bydgoszczy kujawy
Toruń Torunia Toruniu kujawy|Włocławek Włocławka Włocławku kujawy|Rzeszów Rzeszowa Rzeszowie podkarpacie|Przemyśl Przemyśla Przemyślu podkarpacie|Krosno Krosna Krośnie podkarpacie
Kielce Kielc Kielcach swietokrzyskie|Sandomierz Sandomierza Sandomierzu swietokrzyskie|Olsztyn Olsztyna Olsztynie warmia|Elbląg Elbląga Elblągu warmia|Ełk Ełku Ełku warmia
Opole Opola Opolu opolskie|Nysa Nysy Nysie opolskie|Zielona_Góra Zielonej_Góry Zielonej_Górze lubuskie|Gorzów_Wielkopolski Gorzowa_Wielkopolskiego Gorzowie_Wielkopolskim lubuskie`;

export const CITIES: readonly City[] = rows.split(/[|\n]/).map((row) => {
  const [nom, gen, loc, region] = row.split(' ').map((word) => word.replace(/_/g, ' ')) as [string, string, string, string];
  return { nom, gen, loc, region };
});

/** Two papers of each region. Host labels without ".example". */
export const REGION_PAPERS: Record<string, readonly [string, string]> = {
  pomorze: ['glos-wybrzeza', 'kurier-pomorski'],
  mazowsze: ['echo-mazowsza', 'kurier-mazowiecki'],
  malopolska: ['czas-malopolski', 'glos-podwawelski'],
  'dolny-slask': ['gazeta-nadodrzanska', 'kurier-sudecki'],
  wielkopolska: ['glos-nad-warta', 'kurier-wielkopolan'],
  lodzkie: ['gazeta-wlokiennicza', 'echo-lodzkie'],
  slask: ['dziennik-zaglebia', 'glos-slaski'],
  lubelskie: ['kurier-nadbystrzycki', 'echo-lubelszczyzny'],
  podlasie: ['glos-podlasia', 'kurier-nadnarwianski'],
  zachod: ['kurier-zachodniopomorski', 'glos-nad-odra'],
  kujawy: ['gazeta-kujaw', 'echo-nadwislanskie'],
  podkarpacie: ['nowiny-podkarpacia', 'glos-bieszczadzki'],
  swietokrzyskie: ['echo-swietokrzyskie', 'slowo-kielecczyzny'],
  warmia: ['gazeta-warminska', 'glos-mazur'],
  opolskie: ['gazeta-opolszczyzny', 'echo-nadodrza'],
  lubuskie: ['gazeta-winnego-grodu', 'kurier-lubuski'],
};
