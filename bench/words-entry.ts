/** The words module as the patient's pages load it (see src/features/registration/word-rules.ts); measured by words-size.ts. */
export { extractRegistration } from '#shared/rules/extract-registration.ts';
export { hasNothing } from '#shared/rules/extraction.ts';
export { findRedFlags } from '#shared/rules/red-flags.ts';
export { suggestForPatient } from '#shared/rules/suggestion.ts';
