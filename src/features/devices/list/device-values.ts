import {
  type DeviceAsChanged,
  DESK_SCREENS,
  type DeviceChangeBody,
  type DeviceKind,
  type DeviceView,
  type NewDeviceBody,
} from '#shared/contract/device/devices.ts';
import { CHOOSABLE_TAGS } from '#shared/languages/screens/language-tags.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';

/** The form as it is typed. */
export type DeviceValues = {
  readonly name: string;
  readonly kind: DeviceKind;
  readonly prefix: string;
  readonly department: string;
  readonly screen: (typeof DESK_SCREENS)[number];
  readonly idleSeconds: string;
  readonly printsTickets: boolean;
  /** A kiosk’s visits begin in the first; a screen says its calls in all, in this order. Empty: as the clinic has it. */
  readonly languages: readonly string[];
  readonly pin: string;
};
export type FaultyField = keyof typeof texts.faults;

export const EMPTY_DEVICE: DeviceValues = {
  name: '',
  kind: 'kiosk',
  prefix: '',
  department: '',
  screen: '/frontdesk',
  idleSeconds: '',
  printsTickets: false,
  languages: [],
  pin: '',
};

/** The form for a device in use; nobody here knows its PIN. */
export function valuesOf(device: DeviceView): DeviceValues {
  return { ...changeableOf(device), kind: device.kind, prefix: device.prefix, pin: '' };
}

/** Another kind of device: what one kind calls its languages is something else for another. */
export function ofKind(kind: DeviceKind, values: DeviceValues): DeviceValues {
  return kind === values.kind ? values : { ...values, kind, languages: EMPTY_DEVICE.languages };
}

/** What was typed here stays; what was not touched since `start` is as somebody else has left it. */
export function takeTheirs(mine: DeviceValues, start: DeviceValues, theirs: DeviceAsChanged): DeviceValues {
  const saved = changeableOf(theirs);
  return {
    ...mine,
    name: mine.name === start.name ? saved.name : mine.name,
    department: mine.department === start.department ? saved.department : mine.department,
    screen: mine.screen === start.screen ? saved.screen : mine.screen,
    idleSeconds: mine.idleSeconds === start.idleSeconds ? saved.idleSeconds : mine.idleSeconds,
    printsTickets: mine.printsTickets === start.printsTickets ? saved.printsTickets : mine.printsTickets,
    languages: mine.languages.join() === start.languages.join() ? saved.languages : mine.languages,
  };
}

/** What may be changed of a device, as the form has it. */
export function changeableOf({ name, settings }: DeviceAsChanged) {
  const { department, screen, idleSeconds, printsTickets, languages } = settings;
  return { name, department, screen, idleSeconds: idleSeconds?.toString() ?? '', printsTickets, languages };
}

/** The kiosk’s languages with another one first; empty: the clinic’s. */
export function beginningIn(first: string, languages: readonly string[]): readonly string[] {
  return first === '' ? [] : [first, ...languages.filter((tag) => tag !== first)];
}

/** The fields with invalid values, in the order of the form. A device in use may keep its PIN. */
export function faultsOf({ name, prefix, idleSeconds, pin }: DeviceValues, inUse: boolean): FaultyField[] {
  const seconds = Number(idleSeconds);
  const wrong: Record<FaultyField, boolean> = {
    name: name.trim() === '',
    prefix: !/^[0-9A-HJ-NP-Z]{1,3}$/.test(prefix.trim().toUpperCase()),
    idleSeconds: idleSeconds.trim() !== '' && !(Number.isInteger(seconds) && seconds >= 30 && seconds <= 300),
    pin: !/^\d{4,8}$/.test(pin) && !(inUse && pin === ''),
  };
  return (['name', 'prefix', 'idleSeconds', 'pin'] as const).filter((field) => wrong[field]);
}

/** A new device as it is sent to the server. */
export function bodyOf({ idleSeconds, languages, ...values }: DeviceValues): NewDeviceBody {
  return { ...values, idleSeconds: secondsOf(idleSeconds), languages: choosable(languages) };
}

/** A change as it is sent to the server, without what stays the same. */
export function changeOf({
  idleSeconds,
  languages,
  pin,
  kind: _kind,
  prefix: _prefix,
  ...values
}: DeviceValues): DeviceChangeBody {
  return {
    ...values,
    idleSeconds: secondsOf(idleSeconds),
    languages: choosable(languages),
    ...(pin !== '' && { pin }),
  };
}

/** In their own order, without what an older version may have known. */
const choosable = (languages: readonly string[]) =>
  languages.flatMap((language) => CHOOSABLE_TAGS.filter((tag) => tag === language));

function secondsOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
