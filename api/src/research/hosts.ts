/** Known hosts of the Polish web by kind of site. Data only: add a host here, nothing else changes. */

import type { Platform } from '../contract/platforms.ts';
import type { SourceKind } from '../contract/report.ts';

const words = (list: string) => list.trim().split(/\s+/);

export const PLATFORM_HOSTS: Record<Platform, string[]> = {
  instagram: words('instagram.com instagr.am'),
  linkedin: words('linkedin.com lnkd.in'),
  facebook: words('facebook.com fb.com fb.me fb.watch'),
  youtube: words('youtube.com youtu.be youtube-nocookie.com'),
  x: words('x.com twitter.com'),
  tiktok: words('tiktok.com'),
  wykop: words('wykop.pl'),
};

export const KIND_HOSTS: Partial<Record<SourceKind, string[]>> = {
  news: words(`
    onet.pl wp.pl interia.pl gazeta.pl wyborcza.pl rp.pl tvn24.pl tvp.info tvp.pl polsatnews.pl rmf24.pl rmf.fm radiozet.pl polskieradio.pl polskieradio24.pl tokfm.pl
    pap.pl dziennik.pl gazetaprawna.pl forsal.pl se.pl fakt.pl natemat.pl newsweek.pl polityka.pl wprost.pl dorzeczy.pl tygodnikpowszechny.pl krytykapolityczna.pl oko.press
    wpolityce.pl niezalezna.pl salon24.pl money.pl bankier.pl businessinsider.com.pl pb.pl parkiet.com forbes.pl o2.pl sport.pl sportowefakty.wp.pl przegladsportowy.pl weszlo.com
    i.pl naszemiasto.pl polskatimes.pl dziennikbaltycki.pl dzienniklodzki.pl dziennikzachodni.pl dziennikpolski24.pl expressilustrowany.pl expressbydgoski.pl gazetakrakowska.pl
    gazetalubuska.pl gazetawroclawska.pl gloswielkopolski.pl gp24.pl gs24.pl gk24.pl kurierlubelski.pl kurierporanny.pl nowiny24.pl nto.pl pomorska.pl poranny.pl wspolczesna.pl
    echodnia.eu nowosci.com.pl strefaedukacji.pl trojmiasto.pl epoznan.pl wroclaw.pl tuwroclaw.com krakow.pl lovekrakow.pl krknews.pl warszawa.pl raportwarszawski.pl
    lublin112.pl dziennikwschodni.pl olsztyn24.com bialystokonline.pl ddb24.pl ddwloclawek.pl portalplock.pl lodz.pl katowice24.info silesion.pl slazag.pl infokatowice.pl
    tvs.pl 24kurier.pl wszczecinie.pl wirtualnynowydwor.pl gdansk.pl gdynia.pl radiogdansk.pl radiokrakow.pl radioszczecin.pl radiopoznan.fm zawszepomorze.pl itvn.pl
    superportal24.pl glos24.pl kurierostrowski.pl tygodnik.pl nadmorski24.pl wielkopolska24.info bydgoszcz24.info torun24.info elblag24.pl portel.pl`),
  trade: words(`
    wirtualnemedia.pl press.pl nowymarketing.pl marketingprzykawie.pl mmponline.pl brief.pl wnp.pl rynekzdrowia.pl pulsmedycyny.pl mp.pl medexpress.pl termedia.pl politykazdrowotna.com
    prawo.pl rynekprawniczy.pl portalspozywczy.pl dlahandlu.pl wiadomoscihandlowe.pl hurtidetal.pl horecatrends.pl farmer.pl agropolska.pl topagrar.pl tygodnik-rolniczy.pl
    propertynews.pl propertydesign.pl eurobuildcee.com muratorplus.pl murator.pl inzynierbudownictwa.pl rynekinfrastruktury.pl transport-publiczny.pl bryla.pl architekturaibiznes.pl
    architektura.info archirama.pl whitemad.pl sztuka-architektury.pl archinea.pl spidersweb.pl computerworld.pl itwiz.pl crn.pl chip.pl benchmark.pl antyweb.pl mamstartup.pl
    niebezpiecznik.pl sekurak.pl zaufanatrzeciastrona.pl cashless.pl prnews.pl gazetabankowa.pl logistyka.net.pl trans.info pojazdy.info portalsamorzadowy.pl ngo.pl
    wiadomosci.ngo.pl instytutksiazki.pl lubimyczytac.pl culture.pl e-teatr.pl jazzforum.com.pl gastrowiedza.pl forumakademickie.pl naukawpolsce.pl perspektywy.pl`),
  blog: words('blogspot.com wordpress.com blox.pl bloog.pl medium.com substack.com tumblr.com blogger.com ghost.io wixsite.com patronite.pl'),
  forum: words(
    'elektroda.pl forum.gazeta.pl f.kafeteria.pl kafeteria.pl wizaz.pl reddit.com quora.com 4programmers.net forumprawne.org netkobiety.pl forumbudowlane.pl gram.pl forumsamochodowe.pl',
  ),
  review: words(
    'gowork.pl opineo.pl ceneo.pl znanylekarz.pl trustpilot.com oferteo.pl fixly.pl tripadvisor.com tripadvisor.pl booksy.com absolvent.pl trustmate.io rankomat.pl kliniki.pl dobrylekarz.info pozamiatane.pl',
  ),
  company: words('goldenline.pl useme.com behance.net dribbble.com github.com allegro.pl'),
  encyclopedia: words('wikipedia.org wikidata.org pwn.pl wikiquote.org britannica.com ipsb.nina.gov.pl filmpolski.pl encyklopediateatru.pl fandom.com'),
  register: words(
    'rejestr.io krs-online.com.pl aleo.com ms.gov.pl biznes.gov.pl stat.gov.pl infoveriti.pl imsig.pl krs-pobierz.pl panoramafirm.pl pkt.pl owg.pl bizraport.pl firmy.net orzeczenia.com.pl saos.org.pl uokik.gov.pl',
  ),
};

/** Words in a host's name that show its kind, tried in this order. */
export const KIND_WORDS: [SourceKind, RegExp][] = [
  ['forum', /forum|grupa-dyskusyjna/],
  ['review', /opinie|opinia|oceny|ocen-|recenzj|gowork|ranking/],
  ['register', /rejestr|krs|ceidg|katalog-?firm|spis-?firm|baza-?firm/],
  ['encyclopedia', /wiki|encyklopedi|leksykon/],
  ['blog', /blog|zapiski|notatnik|dziennik-?pokladowy/],
  [
    'trade',
    /branz|magazyn-?(?!miejski)|fachow|przeglad-?(?!wiadomosci|miejski)|rynek|biznes|architektur|budownictw|medycyn|prawnik|technolog|marketing|kulinar|edukacj|nauka/,
  ],
  [
    'news',
    /gazeta|glos|kurier|dziennik|wiadomosci|news|echo|express|ekspres|tygodnik|radio|telewizj|nowiny|nowosci|fakty|puls|portal|info|aktualnosci|goniec|monitor|trybuna|tvn|24/,
  ],
];
