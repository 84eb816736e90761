/** What of the words module fills the form and suggests a department; the warning signs come on top (words-entry.ts). */
export { extractRegistration } from '#shared/rules/extract-registration.ts';
export { hasNothing } from '#shared/rules/extraction.ts';
export { suggestForPatient } from '#shared/rules/suggestion.ts';
