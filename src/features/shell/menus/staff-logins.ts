import { shellTexts } from '#src/locales/en/everywhere/shell.ts';

/** The two logins of PAGE-6. */
export const STAFF_LOGINS = [
  { role: 'doctor', label: shellTexts.doctorLogin, icon: 'stethoscope' },
  { role: 'admin', label: shellTexts.adminLogin, icon: 'shield-check' },
] as const;
