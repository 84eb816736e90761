import { IMPORT_FIELDS, type ImportField, type ImportKind } from '#shared/contract/interop/imports.ts';
import { foldText } from '#shared/text/fold-text.ts';

export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** How headings name each field, without spaces and signs; the likeliest first. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  doctorId: [
    'doctorid',
    'doctorcode',
    'doctor',
    'doctornumber',
    'doctorno',
    'physicianid',
    'providerid',
    'code',
    'staffid',
    'id',
  ],
  name: ['name', 'fullname', 'patientname', 'doctorname', 'patient', 'displayname', 'physician'],
  firstName: ['firstname', 'givenname', 'forename', 'given', 'first', 'christianname'],
  lastName: ['lastname', 'surname', 'familyname', 'family', 'last'],
  specialization: ['specialization', 'specialisation', 'specialty', 'speciality', 'department', 'field'],
  email: ['email', 'emailaddress', 'mail', 'emailid'],
  languages: ['languages', 'language', 'languagesspoken', 'spokenlanguages', 'speaks'],
  expertise: ['expertise', 'focus', 'goodat', 'about', 'bio', 'interests'],
  day: ['day', 'weekday', 'dayofweek'],
  from: ['from', 'start', 'starttime', 'begin', 'begins', 'opens', 'fromtime'],
  to: ['to', 'end', 'endtime', 'until', 'till', 'ends', 'closes', 'totime'],
  slotMinutes: ['slotminutes', 'minutes', 'slot', 'slotlength', 'visitlength', 'duration', 'length', 'minutespervisit'],
  capacity: ['capacity', 'patientsatonetime', 'patientspertime', 'patientsperslot', 'seats'],
  age: ['age', 'years', 'ageyears', 'ageinyears', 'patientage'],
  birthDate: ['birthdate', 'dateofbirth', 'dob', 'born', 'birthday'],
  gender: ['gender', 'sex', 'patientgender'],
  phone: [
    'phone',
    'phonenumber',
    'phoneno',
    'telephone',
    'mobile',
    'mobilenumber',
    'mobilephone',
    'cell',
    'cellphone',
    'tel',
    'contact',
    'contactnumber',
  ],
  symptoms: ['symptoms', 'symptom', 'complaint', 'complaints', 'reason', 'reasonforvisit', 'chiefcomplaint'],
};

/** Guesses which column holds what by the headings; each column is taken once. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): Columns {
  const words = headings.map((heading) => foldText(heading).replace(/[^\p{L}\d]/gu, ''));
  const guessed: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS[kind]) {
    const at = HEADINGS[field].map((name) => words.indexOf(name)).find((found) => found >= 0);
    if (at === undefined) continue;
    guessed[field] = at;
    words[at] = '';
  }
  return guessed;
}

/** The columns an administrator has said, as far as the file has them. */
export function saidColumns(
  kind: ImportKind,
  headings: readonly string[],
  said: Readonly<Partial<Record<ImportField, number | undefined>>>,
): Columns {
  const kept: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS[kind]) {
    const at = said[field];
    if (at !== undefined && at < headings.length) kept[field] = at;
  }
  return kept;
}
