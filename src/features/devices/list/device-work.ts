import type { DeviceView } from '#shared/contract/device/devices.ts';
import { createKeptWork } from '#src/platform/update/kept-work.ts';
import type { DeviceValues } from './device-values.ts';

/** What is being done with the devices right now. */
export type DeviceWork = { readonly kind: 'add' } | { readonly kind: 'change' | 'revoke'; readonly device: DeviceView };

/** A task, and what had been typed for it when the session ended. */
export type BegunDeviceWork = { readonly work: DeviceWork; readonly begun?: DeviceValues };

export const keptDeviceWork = createKeptWork<BegunDeviceWork>('device form');
