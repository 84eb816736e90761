/** The words module: what fills the form and suggests a department; measured by words-size.ts. */
export { extractRegistration } from '#shared/rules/extract-registration.ts';
export { hasNothing } from '#shared/rules/extraction.ts';
export { suggestForPatient } from '#shared/rules/suggestion.ts';
