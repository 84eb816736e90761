/**
 * Scripts that belong to one language, or nearly so, among people at a front desk; the detector does not know most of
 * them.
 */
const SCRIPTS: readonly (readonly [code: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['pa', /\p{Script=Gurmukhi}/u],
  ['gu', /\p{Script=Gujarati}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['si', /\p{Script=Sinhala}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
  ['am', /\p{Script=Ethiopic}/u],
  ['ka', /\p{Script=Georgian}/u],
  ['hy', /\p{Script=Armenian}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  // Letters that Arabic and Russian lack come before those that they share.
  ['ur', /[ٹڈڑںے]/u],
  ['fa', /[پچژگکی]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
];

/** The language of a text's script, if it is not the Latin script. */
export function languageOfScript(text: string): string | undefined {
  return SCRIPTS.find(([, letters]) => letters.test(text))?.[0];
}
