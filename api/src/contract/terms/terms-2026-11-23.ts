/**
 * Regulamin, version of 23 November 2026: it no longer promises a later start, which no order can have. A draft: a lawyer reviews it before anything is sold. Orders keep the version they
 * accepted, so its words change only as a new file (docs/operations.md); a test holds them by their digest.
 */
import { GUARANTEE, PRICE_GROSZE, WITHDRAWAL_DAYS } from '../constants.ts';
import { money } from '../format.ts';
import type { Company, Terms } from './types.ts';

export const terms20261123 = (c: Company): Terms => ({
  version: '2026-11-23',
  clauses: [
    {
      id: 'c1',
      title: '§ 1. Kto i co',
      items: [
        `Serwis Lustro prowadzi ${c.name}, ${c.address}, KRS ${c.krs} (${c.court}), NIP ${c.nip}, REGON ${c.regon}, kapitał zakładowy ${c.capital} („**my**”, „**Sprzedawca**”). Kontakt: ${c.email}, ${c.phone} (${c.hours}; opłata jak za zwykłe połączenie).`,
        `Pod adresem ${c.email} działa też punkt kontaktowy dla użytkowników i organów w rozumieniu art. 11 i 12 rozporządzenia (UE) 2022/2065. Odpowiadamy po polsku i po angielsku.`,
        'Regulamin jest regulaminem świadczenia usług drogą elektroniczną. Udostępniamy go bezpłatnie, tak aby można go było pobrać i zapisać.',
      ],
    },
    {
      id: 'c2',
      title: '§ 2. Słownik',
      items: [
        '**Klient** — osoba pełnoletnia, spółka lub inna jednostka, która składa zamówienie.',
        '**Konsument** — osoba fizyczna, która zawiera umowę niezwiązaną bezpośrednio z jej działalnością gospodarczą lub zawodową. Postanowienia o Konsumencie stosujemy też do osoby fizycznej, która zawiera umowę związaną ze swoją działalnością, gdy z umowy wynika, że nie ma ona dla niej charakteru zawodowego.',
        '**Raport** — opracowanie o publicznym wizerunku osoby lub marki, przygotowane przez system AI na podstawie publicznych źródeł i dostarczone na stronie oraz jako PDF. Raport jest treścią cyfrową przygotowaną na zamówienie.',
        `**Źródło** — odrębny adres strony po usunięciu powtórzeń i stron niemal jednakowych. Do limitu z § 7 liczą się źródła z co najmniej ${GUARANTEE.minDomains} domen, przy czym jedna domena może stanowić najwyżej ${GUARANTEE.maxDomainShare * 100}% źródeł.`,
        '**Plan** — odpłatny, okresowy dostęp do monitoringu (usługa cyfrowa).',
        '**Konto** — bezpłatna część serwisu dostępna po zalogowaniu.',
        '**Osoba opisana** — osoba, której dotyczy Raport lub monitoring.',
      ],
    },
    {
      id: 'c3',
      title: '§ 3. Wymagania techniczne',
      text: [
        'Potrzebne są: urządzenie z internetem, aktualna przeglądarka z włączonym JavaScriptem, adres e-mail, a do odczytu pliku — program obsługujący PDF. Raport nie ma zabezpieczeń, które ograniczałyby jego kopiowanie na własny użytek.',
      ],
    },
    {
      id: 'c4',
      title: '§ 4. Zamówienie',
      items: [
        'Zamówienie składasz w formularzu na stronie [/raport-wizerunku](/raport-wizerunku). Przed zamówieniem widzisz, co zamawiasz, łączną cenę, termin i dane Sprzedawcy, i możesz poprawić każde pole.',
        'Przycisk „Zamawiam z obowiązkiem zapłaty” oznacza złożenie zamówienia. Umowa zostaje zawarta, gdy potwierdzimy płatność; potwierdzenie z treścią umowy wysyłamy e-mailem na trwałym nośniku.',
        'Razem z pierwszym zamówieniem zakładamy Konto i wysyłamy link do ustawienia hasła.',
        'Podaj prawdziwe dane, cel zamówienia i swoją relację do Osoby opisanej.',
        '**Nie przyjmujemy zamówień**, które dotyczą osoby niepełnoletniej, służą nękaniu, zastraszaniu, dyskryminacji, ustaleniu miejsca pobytu lub innemu celowi sprzecznemu z prawem. Takie zamówienie odrzucamy, a pieniądze zwracamy.',
        'Zabronione jest dostarczanie treści o charakterze bezprawnym.',
        'Klient nie podejmuje wyłącznie na podstawie Raportu decyzji, które wywołują skutki prawne wobec Osoby opisanej lub podobnie istotnie na nią wpływają, w szczególności decyzji o zatrudnieniu lub kredycie.',
      ],
    },
    {
      id: 'c5',
      title: '§ 5. Cena i płatność',
      items: [
        `Cena Raportu to ${money(PRICE_GROSZE)} brutto, jednorazowo. Ceny Planów podajemy w serwisie, brutto, za miesiąc. Nie ma opłat dodatkowych.`,
        'Zapłacisz kartą, BLIK-iem lub przez Przelewy24 (P24). Płatności obsługuje Stripe.',
        'Fakturę wystawiamy na żądanie zgłoszone w zamówieniu albo później, w terminie wynikającym z przepisów.',
      ],
    },
    {
      id: 'c6',
      title: '§ 6. Wykonanie',
      items: [
        `Raport dostarczamy w ciągu ${GUARANTEE.deliveryHours} godzin od potwierdzenia płatności: na stronie zamówienia oraz linkiem w e-mailu. Raport uważa się za dostarczony, gdy można go otworzyć lub pobrać.`,
        'Raport opisuje źródła dostępne publicznie w czasie badania. Zdania o faktach mają wskazane źródło; przy ocenach podajemy, na czym się opierają. Raport wylicza także źródła, których nie udało się sprawdzić.',
        'Jeśli w Raporcie jest źródło, które dotyczy kogoś innego, napisz do nas. Poprawimy Raport bez dopłaty.',
        'Raport możesz pobierać do dnia wskazanego w nim jako data usunięcia.',
        'Raport nie jest poradą prawną ani finansową.',
        'Z Raportu korzystasz na własny użytek, także zawodowy. Cytaty należą do ich autorów. Nie wolno publikować Raportu o innej osobie w sposób, który narusza jej prawa.',
      ],
    },
    {
      id: 'c7',
      title: `§ 7. Gwarancja: co najmniej ${GUARANTEE.minSources} źródeł, ${GUARANTEE.deliveryHours} godziny, 100% zwrotu`,
      items: [
        `Zwracamy 100% ceny **automatycznie**, bez wniosku, gdy: (a) Raport opiera się na mniej niż ${GUARANTEE.minSources} Źródłach, albo (b) nie dostarczyliśmy Raportu w ciągu ${GUARANTEE.deliveryHours} godzin od potwierdzenia płatności.`,
        `Zwracamy 100% ceny **na prośbę**, gdy Raport Cię nie zadowoli. Wystarczy wiadomość wysłana w ciągu ${GUARANTEE.claimDays} dni od jego dostarczenia. Powodu nie trzeba podawać. Zwrot zlecimy w ciągu ${GUARANTEE.refundWorkDays} dni roboczych.`,
        'Zwrot z gwarancji przysługuje raz za zamówienie i następuje tą samą drogą, którą przyszła płatność. Raport zostaje u Ciebie.',
        'Gwarancja nie ogranicza praw, które wynikają z ustawy, w tym prawa do odstąpienia i reklamacji.',
      ],
    },
    {
      id: 'c8',
      title: '§ 8. Odstąpienie od umowy (Konsument)',
      items: [
        `Konsument może odstąpić od umowy w ciągu ${WITHDRAWAL_DAYS} dni od jej zawarcia, bez podania przyczyny. Wystarczy wysłać oświadczenie przed upływem terminu.`,
        'Najprościej zrobić to przyciskiem **[„Odstąp od umowy tutaj”](/odstapienie)** w stopce lub na stronie zamówienia. Oświadczenie można też wysłać e-mailem lub pocztą, np. na formularzu z załącznika. Otrzymanie oświadczenia złożonego online potwierdzamy niezwłocznie e-mailem, z jego treścią oraz datą i godziną.',
        '**Raport.** Na wyraźną prośbę Konsumenta zaczynamy przed upływem 14 dni. Konsument przyjmuje do wiadomości, że z chwilą dostarczenia Raportu traci prawo do odstąpienia, a my potwierdzamy to na trwałym nośniku. Do chwili dostarczenia Konsument może odstąpić i otrzymuje zwrot całej ceny.',
        'Zamówienie Raportu wymaga takiej prośby: późniejszego rozpoczęcia nie oferujemy. Gwarancja z § 7 nie zależy od prawa do odstąpienia.',
        '**Plan.** Jeśli Konsument zażądał rozpoczęcia przed upływem 14 dni i odstąpi w tym terminie, płaci tylko za czas do odstąpienia, proporcjonalnie.',
        'Pieniądze zwracamy nie później niż w ciągu 14 dni od otrzymania oświadczenia, tą samą metodą, chyba że Konsument zgodzi się na inną, która nie wiąże się dla niego z kosztami.',
      ],
    },
    {
      id: 'c9',
      title: '§ 9. Plany i okres próbny',
      items: [
        'Planów na razie nie sprzedajemy. Ten paragraf opisuje, jak będą działać, gdy je udostępnimy.',
        'Plan trwa miesiąc i odnawia się na kolejny, jeśli go nie wypowiesz. O pierwszym odnowieniu przypomnimy e-mailem co najmniej 3 dni wcześniej.',
        'Plan wypowiesz w każdej chwili e-mailem; działa wtedy do końca opłaconego miesiąca.',
        'Okres próbny jest bezpłatny i nie przechodzi sam w Plan.',
        'Usługi oznaczone „Wkrótce” nie są jeszcze oferowane. Zapis na listę oczekujących do niczego nie zobowiązuje.',
      ],
    },
    {
      id: 'c10',
      title: '§ 10. Konto',
      items: [
        'Umowa o Konto jest bezpłatna i zawarta na czas nieoznaczony. Konto usuniesz w każdej chwili w Ustawieniach.',
        'Możemy wypowiedzieć umowę o Konto z 14-dniowym wyprzedzeniem z ważnej przyczyny: rażącego lub powtarzającego się naruszania § 4 albo zakończenia działania serwisu. Opłacone, a niewykorzystane świadczenia rozliczamy.',
        'Chroń hasło i adresy raportów.',
      ],
    },
    {
      id: 'c11',
      title: '§ 11. Zgodność z umową i reklamacje',
      items: [
        'Odpowiadamy za zgodność Raportu, Planu i Konta z umową na zasadach ustawy z dnia 30 maja 2014 r. o prawach konsumenta (rozdział 5b).',
        'Za brak zgodności Raportu, który istniał w chwili dostarczenia i ujawnił się w ciągu dwóch lat, odpowiadamy wobec Konsumenta; brak ujawniony w ciągu roku uważa się za istniejący w chwili dostarczenia. Za Plan odpowiadamy przez cały czas jego trwania.',
        'Jeśli Raport lub Plan jest niezgodny z umową, Konsument może żądać doprowadzenia do zgodności — bez kosztów i w rozsądnym czasie. W przypadkach przewidzianych w ustawie może złożyć oświadczenie o obniżeniu ceny albo odstąpieniu od umowy. Należną kwotę zwracamy w ciągu 14 dni od otrzymania oświadczenia.',
        `**Jak złożyć reklamację:** napisz na ${c.email} lub na adres siedziby. Podaj numer zamówienia, opisz problem i napisz, czego oczekujesz. Forma jest dowolna.`,
        'Odpowiadamy w ciągu 14 dni od otrzymania, na papierze lub innym trwałym nośniku. Brak odpowiedzi w tym terminie wobec Konsumenta oznacza uznanie reklamacji.',
      ],
    },
    {
      id: 'c12',
      title: '§ 12. Spory',
      items: [
        'Konsument może skorzystać z pozasądowych sposobów rozwiązania sporu: mediacji prowadzonej przez wojewódzkiego inspektora Inspekcji Handlowej, stałego sądu polubownego przy inspektoracie oraz bezpłatnej pomocy powiatowego (miejskiego) rzecznika konsumentów. W sprawach transgranicznych pomaga Europejskie Centrum Konsumenckie (konsument.gov.pl). Wykaz podmiotów prowadzi Prezes UOKiK: polubowne.uokik.gov.pl.',
        'Jeśli nie uznamy reklamacji, w odpowiedzi poinformujemy, czy zgadzamy się na udział w takim postępowaniu.',
        'Unijna platforma ODR została zamknięta 20 lipca 2025 r., dlatego do niej nie odsyłamy.',
        'Prawem właściwym jest prawo polskie. Nie pozbawia to Konsumenta ochrony, jaką dają mu bezwzględnie obowiązujące przepisy państwa, w którym mieszka. Spory z Klientem, który nie jest Konsumentem, rozstrzyga sąd właściwy dla siedziby Sprzedawcy.',
      ],
    },
    {
      id: 'c13',
      title: '§ 13. Dane osobowe',
      text: [
        `Zasady opisuje [Polityka prywatności](/privacy-policy). Osoba opisana może w każdej chwili skorzystać ze strony [„Raport dotyczy Ciebie?”](/dane-w-raporcie) albo napisać na ${c.privacyEmail}. Jeśli uwzględnimy jej sprzeciw, zanim Raport powstanie, zwracamy Klientowi 100% ceny. Jeśli później — możemy usunąć Raport.`,
      ],
    },
    {
      id: 'c14',
      title: '§ 14. Zmiany regulaminu',
      items: [
        'Do zamówienia stosuje się wersja zaakceptowana przy jego złożeniu.',
        'Dla Kont i Planów możemy zmienić regulamin z ważnych przyczyn: zmiany prawa, sposobu działania serwisu, zakresu usług lub bezpieczeństwa. Zawiadomimy e-mailem co najmniej 30 dni wcześniej i wskażemy, co się zmienia. Kto się nie zgadza, może wypowiedzieć umowę bez kosztów przed wejściem zmiany w życie.',
        'Zmiana ceny Planu działa najwcześniej od następnego okresu po upływie 30 dni od zawiadomienia.',
      ],
    },
    {
      id: 'c15',
      title: 'Załącznik 1. Pouczenie o odstąpieniu',
      text: [
        `Masz prawo odstąpić od umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny. Termin wygasa po 14 dniach od dnia zawarcia umowy. Aby z niego skorzystać, poinformuj nas (${c.name}, ${c.address}, ${c.email}, ${c.phone}) o swojej decyzji jednoznacznym oświadczeniem: przyciskiem „Odstąp od umowy tutaj”, e-mailem lub pismem. Możesz użyć wzoru formularza, ale nie jest to obowiązkowe. Aby zachować termin, wystarczy wysłać oświadczenie przed jego upływem. W razie odstąpienia zwrócimy wszystkie otrzymane płatności niezwłocznie, nie później niż 14 dni od dnia, w którym dowiedzieliśmy się o Twojej decyzji, tym samym sposobem płatności, bez żadnych opłat. Jeśli na Twoją prośbę dostarczymy raport przed upływem tego terminu, prawo do odstąpienia wygasa z chwilą dostarczenia.`,
      ],
    },
    {
      id: 'c16',
      title: 'Załącznik 2. Wzór formularza odstąpienia',
      text: [
        '(wypełnij i odeślij tylko wtedy, gdy chcesz odstąpić od umowy)',
        `Adresat: ${c.name}, ${c.address}, ${c.email}`,
        'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy o świadczenie następującej usługi / o dostarczenie następującej treści cyfrowej(*): raport wizerunku, zamówienie nr …',
        'Data zawarcia umowy: …',
        'Imię i nazwisko konsumenta(-ów): …',
        'Adres konsumenta(-ów): …',
        'Podpis (tylko gdy formularz jest przesyłany w wersji papierowej): …',
        'Data: …',
        '(*) Niepotrzebne skreślić.',
      ],
    },
  ],
});
