import { DESK_SCREENS, type DeviceKind, type NewDeviceBody } from '#shared/contract/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/devices.ts';

/** The form as it is typed. */
export type DeviceValues = {
  readonly name: string;
  readonly kind: DeviceKind;
  readonly prefix: string;
  readonly department: string;
  readonly screen: (typeof DESK_SCREENS)[number];
  readonly idleSeconds: string;
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
  pin: '',
};

/** The fields that cannot be sent as they are, in the order of the form. */
export function faultsOf({ name, prefix, idleSeconds, pin }: DeviceValues): FaultyField[] {
  const seconds = Number(idleSeconds);
  const wrong: Record<FaultyField, boolean> = {
    name: name.trim() === '',
    prefix: !/^[0-9A-HJ-NP-Z]{1,3}$/.test(prefix.trim().toUpperCase()),
    idleSeconds: idleSeconds.trim() !== '' && !(Number.isInteger(seconds) && seconds >= 30 && seconds <= 300),
    pin: !/^\d{4,8}$/.test(pin),
  };
  return (['name', 'prefix', 'idleSeconds', 'pin'] as const).filter((field) => wrong[field]);
}

/** The same as it is sent. */
export function bodyOf({ idleSeconds, ...values }: DeviceValues): NewDeviceBody {
  return { ...values, idleSeconds: idleSeconds.trim() === '' ? null : Number(idleSeconds) };
}
