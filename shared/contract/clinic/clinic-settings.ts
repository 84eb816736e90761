import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import {
  BOOK_AHEAD_DAYS_MOST,
  BOOK_LEAD_MINUTES_MOST,
  CLINIC_DEFAULTS,
  HOURS_BEFORE_MOST,
  PLACE_MOST_LENGTH,
  IDLE_SECONDS_MAX,
  IDLE_SECONDS_MIN,
  REGISTRATION_CHOICES,
  SPEECH_CHOICES,
  SUGGESTION_LEADS,
} from './clinic-defaults.ts';

/** Settings are read with every booking, and asking about a zone takes longer than all else of that. */
const knownZones = new Set<string>();

function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    knownZones.add(zone);
    return true;
  } catch {
    return false;
  }
}

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));
const nothing = v.literal('');
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Departments whose place can be said. */
const PLACES_MOST = 200;

const isLink = (address: string): boolean => /^https:\/\/[^\s/]+\.[^\s]+$/.test(address);
const number = v.pipe(v.string(), v.trim(), v.regex(/^\+?\d[\d -]{1,18}$/, 'Must be a number such as 112'));
const colour = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^#[\da-fA-F]{6}$/, 'Must be a colour such as #0b5cad'),
);

const tag = v.pipe(v.string(), v.maxLength(35), v.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/));

const settings = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  phone: line(40),
  email: v.union([nothing, v.pipe(line(254), v.email())]),
  address: line(300),
  directions: line(600),
  openingHours: line(400),
  /** Whom to call in the house, day and night. */
  houseEmergencyNumber: v.union([nothing, number]),
  /** Shown in the footer; each https address on a line of its own. */
  socialLinks: v.pipe(
    line(800),
    v.check(
      (lines) => lines.split('\n').every((one) => one.trim() === '' || isLink(one.trim())),
      'Must be https addresses',
    ),
  ),
  /** Of buttons, links and marks, and of the background. Whether people can read on them is checked where they are changed. */
  brandColour: v.union([nothing, colour]),
  groundColour: v.union([nothing, colour]),
  /** IANA name, such as Europe/Vienna. */
  timeZone: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(64),
    v.check(isTimeZone, 'Must be a time zone such as Europe/Vienna'),
  ),
  /**
   * The country whose national phone numbers are completed: a calling code such as +43, or a region such as US. Empty: no
   * message goes to a national number.
   */
  countryCode: v.union([
    nothing,
    v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^(\+[1-9]\d{0,3}|[A-Z]{2})$/, 'Must be like +43 or US')),
  ]),
  /** What somebody outside the house is told to call; empty: no number is named. */
  emergencyNumber: v.union([nothing, number]),
  /** BCP 47 tags, the first is where every visit begins. */
  languages: boundedList(tag, { least: 1, most: 20 }),
  /** Those of whose translation somebody has said that a person has looked through it. */
  reviewedLanguages: boundedList(tag, { most: 20 }),
  /** Seconds without input before a paired kiosk asks whether anybody is still there. */
  idleSeconds: v.pipe(v.number(), v.integer(), v.minValue(IDLE_SECONDS_MIN), v.maxValue(IDLE_SECONDS_MAX)),
  /** Which suggestion of a department leads: the keyword rule of WORDS-1, or the fuller symptom rules. */
  suggestionLead: v.picklist(SUGGESTION_LEADS),
  /** `automatic`: the server's speech service, whichever it is; `device-only`: no recording leaves the clinic. */
  speech: v.picklist(SPEECH_CHOICES),
  /** Who may register a patient: any browser, or only paired devices and signed-in staff. */
  registration: v.picklist(REGISTRATION_CHOICES),
  /** Whether a kiosk checks in whoever has a ticket and its code (QUEUE-7). */
  selfCheckIn: v.boolean(),
  /** How many days from today on have times that can be booked. */
  bookAheadDays: whole(1, BOOK_AHEAD_DAYS_MOST),
  /** So many minutes before it begins a time is not offered to the public any more. */
  bookLeadMinutes: whole(0, BOOK_LEAD_MINUTES_MOST),
  /** Whether patients may come without a time to a doctor who has hours. */
  walkIns: v.boolean(),
  /** Hours before the time that a patient who wants it is reminded; 0: nobody is. */
  reminderHours: whole(0, HOURS_BEFORE_MOST),
  /** Until so many hours before it patients may move or cancel their own time by their link. */
  changeUntilHours: whole(0, HOURS_BEFORE_MOST),
  /** Where patients of a department wait, such as "2nd floor, room 214"; by the department's name. */
  departmentPlaces: v.pipe(
    v.custom<Readonly<Record<string, string>>>(
      (places) => typeof places === 'object' && places !== null && !Array.isArray(places),
      'Must be places by department',
    ),
    v.check((places) => Object.keys(places).length <= PLACES_MOST, `Must have at most ${PLACES_MOST}`),
    v.record(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)), line(PLACE_MOST_LENGTH)),
  ),
};

/** Body of PUT /api/clinic: what it names is changed, the rest stays as it is. */
export const ClinicSettingsChange = v.partial(v.strictObject(settings));
export type ClinicSettingsChange = v.InferOutput<typeof ClinicSettingsChange>;

/** What an administrator has set of the clinic; one field that cannot be read falls back to its default alone. */
export const ClinicSettings = v.object({
  name: v.fallback(settings.name, CLINIC_DEFAULTS.name),
  phone: v.fallback(settings.phone, CLINIC_DEFAULTS.phone),
  email: v.fallback(settings.email, CLINIC_DEFAULTS.email),
  address: v.fallback(settings.address, CLINIC_DEFAULTS.address),
  directions: v.fallback(settings.directions, CLINIC_DEFAULTS.directions),
  openingHours: v.fallback(settings.openingHours, CLINIC_DEFAULTS.openingHours),
  houseEmergencyNumber: v.fallback(settings.houseEmergencyNumber, CLINIC_DEFAULTS.houseEmergencyNumber),
  socialLinks: v.fallback(settings.socialLinks, CLINIC_DEFAULTS.socialLinks),
  brandColour: v.fallback(settings.brandColour, CLINIC_DEFAULTS.brandColour),
  groundColour: v.fallback(settings.groundColour, CLINIC_DEFAULTS.groundColour),
  /** Set by an upload only. */
  logo: v.fallback(v.pipe(v.string(), v.regex(/^[\da-f]{0,16}$/)), CLINIC_DEFAULTS.logo),
  picture: v.fallback(v.pipe(v.string(), v.regex(/^[\da-f]{0,16}$/)), CLINIC_DEFAULTS.picture),
  timeZone: v.fallback(settings.timeZone, CLINIC_DEFAULTS.timeZone),
  countryCode: v.fallback(settings.countryCode, CLINIC_DEFAULTS.countryCode),
  emergencyNumber: v.fallback(settings.emergencyNumber, CLINIC_DEFAULTS.emergencyNumber),
  languages: v.fallback(settings.languages, [...CLINIC_DEFAULTS.languages]),
  reviewedLanguages: v.fallback(settings.reviewedLanguages, []),
  idleSeconds: v.fallback(settings.idleSeconds, CLINIC_DEFAULTS.idleSeconds),
  suggestionLead: v.fallback(settings.suggestionLead, CLINIC_DEFAULTS.suggestionLead),
  speech: v.fallback(settings.speech, CLINIC_DEFAULTS.speech),
  registration: v.fallback(settings.registration, CLINIC_DEFAULTS.registration),
  selfCheckIn: v.fallback(settings.selfCheckIn, CLINIC_DEFAULTS.selfCheckIn),
  bookAheadDays: v.fallback(settings.bookAheadDays, CLINIC_DEFAULTS.bookAheadDays),
  bookLeadMinutes: v.fallback(settings.bookLeadMinutes, CLINIC_DEFAULTS.bookLeadMinutes),
  walkIns: v.fallback(settings.walkIns, CLINIC_DEFAULTS.walkIns),
  reminderHours: v.fallback(settings.reminderHours, CLINIC_DEFAULTS.reminderHours),
  changeUntilHours: v.fallback(settings.changeUntilHours, CLINIC_DEFAULTS.changeUntilHours),
  departmentPlaces: v.fallback(settings.departmentPlaces, {}),
});
export type ClinicSettings = v.InferOutput<typeof ClinicSettings>;

/** Those that say how times are booked. */
export type BookingSetting = 'bookAheadDays' | 'bookLeadMinutes' | 'walkIns' | 'reminderHours' | 'changeUntilHours';
