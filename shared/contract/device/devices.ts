import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { TICKET_NUMBER_MAX } from '#shared/contract/visit/tickets.ts';

/** A display stands in the waiting room: it shows numbers, and nothing is typed on it. */
export const DEVICE_KINDS = ['kiosk', 'desk', 'display'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Header that carries a paired device's credential; never in an address. */
export const DEVICE_HEADER = 'frontdesk-device';

/** Bounds of the idle time of KIOSK-2. */
export const IDLE_SECONDS_MIN = 30;
export const IDLE_SECONDS_MAX = 300;

/** Where a paired desk begins. */
export const DESK_SCREENS = ['/frontdesk', '/admin/dashboard', '/doctor/dashboard'] as const;

/**
 * One to three characters, no letters that look like digits: an unpaired browser makes itself four, so that no
 * chosen prefix can meet a random one.
 */
export const TicketPrefix = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJ-NP-Z]{1,3}$/, 'Use 1 to 3 letters or digits, without I and O'),
);

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(100));
const pin = v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'Use 4 to 8 digits'));
/** What may be changed while a device is in use. */
const changeable = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** A kiosk begins inside this department; empty: at the choice of departments. */
  department: v.optional(shortText, ''),
  /** A desk begins at this screen. */
  screen: v.optional(v.picklist(DESK_SCREENS), '/frontdesk'),
  /** Empty: the clinic's own. */
  idleSeconds: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(IDLE_SECONDS_MIN), v.maxValue(IDLE_SECONDS_MAX))),
    null,
  ),
  /** A kiosk with a ticket printer prints by itself; on any other the browser would ask each time. */
  printsTickets: v.optional(v.boolean(), false),
  /** This version speaks one. */
  languages: v.optional(boundedList(v.picklist(['en']), { least: 1, most: 20 }), ['en']),
};

/** What an administrator says of a device that shall be paired. The PIN lets staff out of the kiosk mode. */
export const NewDeviceBody = v.strictObject({
  ...changeable,
  kind: v.picklist(DEVICE_KINDS),
  prefix: TicketPrefix,
  pin,
});
export type NewDeviceBody = v.InferInput<typeof NewDeviceBody>;

/**
 * What a paired device shall be from its next report on. What it is and its tickets stay: another kind or prefix is another
 * pairing. Without a PIN the old one stays.
 */
export const DeviceChangeBody = v.strictObject({ ...changeable, pin: v.optional(pin) });
export type DeviceChangeBody = v.InferInput<typeof DeviceChangeBody>;

/** Answer to it: the code that is typed on the tablet, once, within ten minutes. */
export const PairingCode = v.object({ code: v.string(), expiresAt: v.string() });
export type PairingCode = v.InferOutput<typeof PairingCode>;

/** Typed by hand: spaces, dashes and small letters do not count. */
export const PairBody = v.strictObject({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, '')),
    v.regex(/^[2-9A-HJ-NP-Z]{8}$/, 'A code has eight letters and digits'),
  ),
});

/** A PIN as a device keeps it: what it was derived to, so that it can be checked without a network. */
export const PinLock = v.object({ salt: v.string(), hash: v.string(), iterations: v.number() });
export type PinLock = v.InferOutput<typeof PinLock>;

/** How a device works, as far as everybody may know. */
const settings = {
  department: v.string(),
  screen: v.picklist(DESK_SCREENS),
  idleSeconds: v.nullable(v.number()),
  /** Of devices paired before there was this setting: not. */
  printsTickets: v.optional(v.boolean(), false),
  languages: v.array(v.string()),
};

/** What a device knows of itself. */
export const PairedDevice = v.object({
  _id: v.string(),
  name: v.string(),
  kind: v.picklist(DEVICE_KINDS),
  prefix: v.string(),
  settings: v.object({ ...settings, pin: PinLock }),
});
export type PairedDevice = v.InferOutput<typeof PairedDevice>;

/** Answer to a pairing. The credential may write, never read; the server keeps only its SHA-256. */
export const Pairing = v.object({
  device: PairedDevice,
  credential: v.string(),
  /** Tickets of this prefix below it may have been given out before. */
  firstTicket: v.number(),
});

/** More than any device can hold; the database's integers hold it. */
const COUNT_MAX = 1_000_000_000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COUNT_MAX));
const permission = v.picklist(['granted', 'denied', 'prompt', 'unknown']);

/** What a paired device says of itself, about once a minute. Counts and times only. */
export const DeviceReport = v.strictObject({
  version: v.pipe(v.string(), v.maxLength(60)),
  unsent: count,
  needsAttention: count,
  /** By the device's own clock, for people only. */
  oldestUnsentAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  lastTicket: v.pipe(count, v.maxValue(TICKET_NUMBER_MAX)),
  persisted: v.nullable(v.boolean()),
  microphone: permission,
  wakeLock: v.picklist(['held', 'released', 'unsupported']),
});
export type DeviceReport = v.InferOutput<typeof DeviceReport>;

/** Answer to a report: what the device is now, should an administrator have changed it. */
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
