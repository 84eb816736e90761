/** The words module as the patient's pages load it (see src/features/registration/word-rules.ts); measured by words-size.ts. */
export * from './words-form-entry.ts';
export { findRedFlags } from '#shared/rules/red-flags.ts';
