/** The words module and the warning signs, as the patient's pages load both (src/features/registration/words/word-rules.ts). */
export * from './words-form-entry.ts';
export { findRedFlags } from '#shared/words/warning/red-flags.ts';
