/** The words module and the warning signs, as the patient's pages load both (src/features/registration/word-rules.ts). */
export * from './words-form-entry.ts';
export { findRedFlags } from '#shared/rules/red-flags.ts';
