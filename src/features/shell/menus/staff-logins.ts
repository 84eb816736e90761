/** The two logins of PAGE-6, each with the name of its text. */
export const STAFF_LOGINS = [
  { role: 'doctor', label: 'doctorLogin', icon: 'stethoscope' },
  { role: 'admin', label: 'adminLogin', icon: 'shield-check' },
] as const;
