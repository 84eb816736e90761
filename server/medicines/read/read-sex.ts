import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { plain, words } from './statements.ts';

export type Sex = 'male' | 'female' | 'unknown';

const FEMALE = words('woman|female|lady|girl|schoolgirl');
const MALE = words('man|male|gentleman|boy|schoolboy');

/** A patient's sex in a report; if both are mentioned, the registration rules decide, if they can. */
export function readSex(report: string): Sex {
  const { gender } = extractRegistration(report);
  if (gender.how === 'heard' && gender.value !== 'other') return gender.value;
  const text = plain(report);
  const [female, male] = [FEMALE, MALE].map((pattern) => text.search(pattern) !== -1);
  if (female === male) return 'unknown';
  return female === true ? 'female' : 'male';
}
