/** The words module: what fills the form and suggests a department; measured by words-size.ts. */
export { extractRegistration } from '#shared/words/form/extract-registration.ts';
export { hasNothing } from '#shared/words/form/extraction.ts';
export { suggestForPatient } from '#shared/words/department/suggestion.ts';
