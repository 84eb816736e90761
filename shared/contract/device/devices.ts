import * as v from 'valibot';
import { Instant } from '#shared/contract/wire/instant.ts';
import { CHOOSABLE_TAGS } from '#shared/languages/screens/language-tags.ts';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { TICKET_NUMBER_MAX } from '#shared/contract/visit/tickets.ts';

/** A display is in the waiting room: it shows numbers, and nothing is typed on it. */
export const DEVICE_KINDS = ['kiosk', 'desk', 'display'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The header with a paired device's credential, which is never in a URL. */
export const DEVICE_HEADER = 'frontdesk-device';

/** Limits of the idle time of KIOSK-2. */
export const IDLE_SECONDS_MIN = 30;
export const IDLE_SECONDS_MAX = 300;

/** The start page of a paired desk. */
export const DESK_SCREENS = ['/frontdesk', '/admin/dashboard', '/doctor/dashboard'] as const;

/**
 * One to three characters, without letters that look like digits. An unpaired browser generates four, so that a chosen
 * prefix never collides with a random one.
 */
export const TicketPrefix = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJ-NP-Z]{1,3}$/, 'Use 1 to 3 letters or digits, without I and O'),
);

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(100));
const pin = v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'Use 4 to 8 digits'));
/** What can be changed while a device is in use. */
const changeable = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** A kiosk starts in this department; empty: at the choice of departments. */
  department: v.optional(shortText, ''),
  /** A desk starts on this page. */
  screen: v.optional(v.picklist(DESK_SCREENS), '/frontdesk'),
  /** Empty: the clinic's setting. */
  idleSeconds: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(IDLE_SECONDS_MIN), v.maxValue(IDLE_SECONDS_MAX))),
    null,
  ),
  /** A kiosk with a ticket printer prints automatically; on any other the browser would ask each time. */
  printsTickets: v.optional(v.boolean(), false),
  /** The first is where every visit at the device begins; none: the clinic's. */
  languages: v.optional(boundedList(v.picklist(CHOOSABLE_TAGS), { most: 20 }), []),
};

/** An administrator's settings for a device to be paired. With the PIN staff can leave kiosk mode. */
export const NewDeviceBody = v.strictObject({
  ...changeable,
  kind: v.picklist(DEVICE_KINDS),
  prefix: TicketPrefix,
  pin,
});
export type NewDeviceBody = v.InferInput<typeof NewDeviceBody>;

/**
 * A paired device's settings from its next report on. Its kind and ticket prefix are fixed: changing them needs another
 * pairing. Without a PIN the old one stays.
 */
export const DeviceChangeBody = v.strictObject({ ...changeable, pin: v.optional(pin) });
export type DeviceChangeBody = v.InferInput<typeof DeviceChangeBody>;

/** The response: the code to type on the tablet, once, within ten minutes. */
export const PairingCode = v.object({ code: v.string(), expiresAt: v.string() });
export type PairingCode = v.InferOutput<typeof PairingCode>;

/** Typed by hand: spaces, dashes and lower case do not matter. */
export const PairBody = v.strictObject({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, '')),
    v.regex(/^[2-9A-HJ-NP-Z]{8}$/, 'A code has eight letters and digits'),
  ),
});

/** A PIN as a device stores it: derived, so that it can be checked offline. */
export const PinLock = v.object({ salt: v.string(), hash: v.string(), iterations: v.number() });
export type PinLock = v.InferOutput<typeof PinLock>;

/** A device's public settings. */
const settings = {
  department: v.string(),
  screen: v.picklist(DESK_SCREENS),
  idleSeconds: v.nullable(v.number()),
  /** For devices paired before this setting existed: no. */
  printsTickets: v.optional(v.boolean(), false),
  languages: v.array(v.string()),
};

/** What a device knows about itself. */
export const PairedDevice = v.object({
  _id: v.string(),
  name: v.string(),
  kind: v.picklist(DEVICE_KINDS),
  prefix: v.string(),
  settings: v.object({ ...settings, pin: PinLock }),
});
export type PairedDevice = v.InferOutput<typeof PairedDevice>;

/** Response to a pairing. The credential allows writing, never reading; the server stores only its SHA-256. */
export const Pairing = v.object({
  device: PairedDevice,
  credential: v.string(),
  /** Tickets with this prefix and a lower number may have been issued before. */
  firstTicket: v.number(),
});

/** More than any device can store, and within the database's integers. */
const COUNT_MAX = 1_000_000_000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COUNT_MAX));
const permission = v.picklist(['granted', 'denied', 'prompt', 'unknown']);

/** A paired device's report, about once a minute. Counts and times only. */
export const DeviceReport = v.strictObject({
  version: v.pipe(v.string(), v.maxLength(60)),
  unsent: count,
  needsAttention: count,
  /** By the device's own clock, for people to read only. */
  oldestUnsentAt: v.nullable(Instant),
  lastTicket: v.pipe(count, v.maxValue(TICKET_NUMBER_MAX)),
  persisted: v.nullable(v.boolean()),
  microphone: permission,
  wakeLock: v.picklist(['held', 'released', 'unsupported']),
});
export type DeviceReport = v.InferOutput<typeof DeviceReport>;

/** Response to a report: the device's current settings, in case an administrator has changed them. */
export const ReportAnswer = v.object({ device: PairedDevice });

/** A device as the administrator sees it. */
export const DeviceView = v.looseObject({
  _id: v.string(),
  name: v.string(),
  kind: v.picklist(DEVICE_KINDS),
  prefix: v.string(),
  pairedAt: v.string(),
  lastSeenAt: v.nullable(v.string()),
  report: v.fallback(v.nullable(DeviceReport), null),
  settings: v.object(settings),
});
export type DeviceView = v.InferOutput<typeof DeviceView>;

/** What an administrator may change of a device, as it stands when somebody else was first (409). */
export const DeviceAsChanged = v.object({ name: v.string(), settings: v.object(settings) });
export type DeviceAsChanged = v.InferOutput<typeof DeviceAsChanged>;

export const DeviceList = v.looseObject({ devices: v.array(DeviceView) });
