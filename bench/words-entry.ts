/** The words module as the patient's pages use it; measured by words-size.ts. */
export { extractRegistration } from '#shared/rules/extract-registration.ts';
export { hasNothing } from '#shared/rules/extraction.ts';
export { withLeadingPlus } from '#shared/rules/phone.ts';
export { findRedFlags } from '#shared/rules/red-flags.ts';
export { suggestDepartment } from '#shared/rules/suggest-department.ts';
export { suggestForPatient } from '#shared/rules/suggestion.ts';
export { splitSymptoms } from '#shared/rules/symptoms-list.ts';
