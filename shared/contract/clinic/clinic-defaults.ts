/** Bounds and defaults of the clinic's settings. Apart from the schema, so that a first paint need not load valibot. */
export const IDLE_SECONDS_MIN = 30;
export const IDLE_SECONDS_MAX = 300;
export const SUGGESTION_LEADS = ['keywords', 'symptoms'] as const;
export const REGISTRATION_CHOICES = ['everyone', 'paired-devices'] as const;
export const SPEECH_CHOICES = ['automatic', 'device-only'] as const;
/** Days ahead that can be booked at most. */
export const BOOK_AHEAD_DAYS_MOST = 365;
/** Minutes before a time from which on the public cannot book it any more, at most a week. */
export const BOOK_LEAD_MINUTES_MOST = 7 * 24 * 60;
/** Hours before a time that its reminder goes out, and until which the patient may change it, at most a week. */
export const HOURS_BEFORE_MOST = 7 * 24;
/** A floor and a room: one line of a ticket. */
export const PLACE_MOST_LENGTH = 80;

/** What holds until an administrator has set it. The time zone is the reader’s own (DATA-6). */
export const CLINIC_DEFAULTS = {
  name: 'Frontdesk',
  phone: '',
  email: '',
  address: '',
  /** How to find the house, and when it is open; a telephone of the house for emergencies. */
  directions: '',
  openingHours: '',
  houseEmergencyNumber: '',
  /** Addresses of the house's own pages elsewhere, one a line. */
  socialLinks: '',
  /** The product's own. */
  brandColour: '',
  groundColour: '',
  /** Versions of the pictures the house has uploaded; none. */
  logo: '',
  picture: '',
  timeZone: 'UTC',
  countryCode: '',
  /** Works on mobile phones in most countries, beside the country's own. */
  emergencyNumber: '112',
  languages: ['en'],
  /** Whose translation a person has looked through; none. */
  reviewedLanguages: [],
  idleSeconds: 60,
  suggestionLead: 'keywords',
  speech: 'automatic',
  registration: 'everyone',
  selfCheckIn: false,
  bookAheadDays: 28,
  bookLeadMinutes: 0,
  walkIns: true,
  /** None. */
  reminderHours: 0,
  changeUntilHours: 2,
  departmentPlaces: {},
} as const;
