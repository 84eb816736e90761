/** Bounds and defaults of the clinic's settings. Apart from the schema, so that a first paint need not load valibot. */
export const IDLE_SECONDS_MIN = 30;
export const IDLE_SECONDS_MAX = 300;
export const SUGGESTION_LEADS = ['keywords', 'symptoms'] as const;
export const REGISTRATION_CHOICES = ['everyone', 'paired-devices'] as const;
export const SPEECH_CHOICES = ['automatic', 'device-only'] as const;

/** What holds until an administrator has set it. The time zone is the reader’s own (DATA-6). */
export const CLINIC_DEFAULTS = {
  name: 'Frontdesk',
  phone: '',
  email: '',
  address: '',
  timeZone: 'UTC',
  countryCode: '',
  /** Works on mobile phones in most countries, beside the country's own. */
  emergencyNumber: '112',
  languages: ['en'],
  idleSeconds: 60,
  suggestionLead: 'keywords',
  speech: 'automatic',
  registration: 'everyone',
} as const;
