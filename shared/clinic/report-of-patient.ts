/** What is known of a patient when a report is begun. */
export type KnownPatient = { readonly age?: number | undefined; readonly gender?: string | undefined };

/** What doctors keep of a patient, as far as a report says it. */
export type KnownRecord = {
  readonly weightKg: number | null;
  readonly allergies: readonly string[];
  readonly medications: string;
  readonly medicalHistory: string;
};

const GENDERS: Readonly<Record<string, string>> = { male: 'man', female: 'woman', other: 'patient' };
const BABIES: Readonly<Record<string, string>> = { male: 'boy', female: 'girl' };

/**
 * The beginning of a medical report: what the visit and the record say about the patient, one fact per line. Always in English, which
 * is what the rules of a draft read.
 */
export function reportOfPatient({ age, gender }: KnownPatient, record: KnownRecord | undefined): string {
  const lines: string[] = [];
  if (age !== undefined) lines.push(whoIs(age, gender?.toLowerCase() ?? ''));
  if (record !== undefined) {
    const { weightKg, allergies, medications, medicalHistory } = record;
    if (weightKg !== null) lines.push(`Weight ${weightKg} kg.`);
    if (allergies.length > 0) lines.push(`Allergies: ${allergies.join(', ')}.`);
    if (medications.trim() !== '') lines.push(`Takes: ${medications.trim().replaceAll(/\s*\n\s*/g, ', ')}.`);
    if (medicalHistory.trim() !== '') lines.push(`Medical history: ${medicalHistory.trim()}`);
  }
  return lines.join('\n');
}

function whoIs(age: number, gender: string): string {
  const words = age < 1 ? BABIES : GENDERS;
  const word = Object.hasOwn(words, gender) ? words[gender] : undefined;
  if (age < 1) return word === undefined ? 'Under 1 year old.' : `Under 1 year old, ${word}.`;
  return word === undefined ? `${age} years old.` : `${age}-year-old ${word}.`;
}
