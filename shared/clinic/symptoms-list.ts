/**
 * Splits the Symptoms field into symptoms (REG-9: comma separated and trimmed). Blank parts are dropped and
 * a symptom typed twice is kept once. The commas of other scripts separate too.
 */
export function splitSymptoms(text: string): string[] {
  return [...new Set(text.split(/[,，、،]/u).map((part) => part.trim()))].filter((part) => part !== '');
}
