import { toAsciiDigits } from '#shared/text/ascii-digits.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { spokenCallTexts } from '#src/locales/en/patient/waiting-screen.ts';

/** The kinds of places that are recorded. */
export type PlaceKind = keyof typeof spokenCallTexts.places;

/** What staff call them, in the languages of the screens: written as people type it, without marks. */
const NAMES: Readonly<Record<PlaceKind, string>> = {
  room: 'room|rm|consulting room|consultation room|treatment room|exam room|examination room|sala|consultorio|consulta|cuarto|zimmer|raum|sprechzimmer|behandlungszimmer|behandlungsraum|salle|cabinet|غرفة|الغرفة|कमरा|कक्ष|quarto|gabinete',
  desk: 'desk|mesa|tisch|platz|bureau|مكتب|المكتب|डेस्क',
  counter: 'counter|mostrador|schalter|theke|comptoir|كاونتر|الكاونتر|काउंटर|balcao',
  window: 'window|ventanilla|ventana|fenster|guichet|شباك|الشباك|نافذة|खिड़की|guiche|janela',
  door: 'door|puerta|tur|tuer|porte|باب|الباب|दरवाज़ा|दरवाजा|porta',
  booth: 'booth|cubicle|cabin|bay|cabina|box|kabine|cabine|كابينة|केबिन',
  reception: 'reception|front desk|recepcion|empfang|anmeldung|rezeption|accueil|الاستقبال|استقبال|रिसेप्शन|recepcao',
  laboratory: 'laboratory|lab|laboratorio|labor|laboratoire|المختبر|مختبر|प्रयोगशाला|लैब',
  xRay: 'x-ray|xray|x ray|radiology|rayos x|radiologia|rontgen|roentgen|radiologie|radio|الأشعة|एक्स-रे|raio x',
};

/** In small letters, without accents, and with digits as we have them. */
const plain = (text: string): string => foldText(toAsciiDigits(text)).trim();

const isKind = (kind: string): kind is PlaceKind => kind in NAMES;

const KINDS: ReadonlyMap<string, PlaceKind> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    isKind(kind) ? names.split('|').map((name) => [plain(name), kind] as const) : [],
  ),
);

/** A name, and behind it a number such as 5, B3 or 214. */
const PLACE = /^(.+?)(?:\s+(?:no\.?|nr\.?|n\.?[o°]|#)?\s*(\d{1,3}[a-z]?|[a-z]\d{0,3}))?$/u;

/**
 * Which kind of place staff have typed, and its number, which may be none: "Room 5", "Zimmer B3", "Reception". Undefined for
 * a name of its own, which no recording says.
 */
export function namedPlace(typed: string): { kind: PlaceKind; number: string } | undefined {
  const [, name = '', number = ''] = PLACE.exec(plain(typed)) ?? [];
  const whole = KINDS.get(plain(typed));
  const kind = whole ?? KINDS.get(name);
  return kind && { kind, number: whole === undefined ? number : '' };
}
