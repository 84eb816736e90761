import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { foldText } from '#shared/text/fold-text.ts';

/**
 * The doctors in whose name, department, languages or line of expertise every typed word stands, in their order.
 * @param plainWords a department in plain words, so that `heart` finds a cardiologist
 */
export function findDoctors(
  doctors: readonly Doctor[],
  typed: string,
  plainWords: (department: string) => string,
): readonly Doctor[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return doctors;
  return doctors.filter(({ name, specialization, languages = [], expertise = '' }) => {
    const about = foldText([name, specialization, plainWords(specialization), ...languages, expertise].join(' '));
    return words.every((word) => about.includes(word));
  });
}
