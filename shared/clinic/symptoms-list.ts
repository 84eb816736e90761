/**
 * Splits the Symptoms field into symptoms (REG-9: comma separated and trimmed). Blank parts and repeated symptoms are
 * dropped. Commas of other scripts separate too.
 */
export function splitSymptoms(text: string): string[] {
  return [...new Set(text.split(/[,，、،]/u).map((part) => part.trim()))].filter((part) => part !== '');
}
