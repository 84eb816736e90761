import { within } from '#shared/within.ts';

/** Space that offline registrations may need; below it the queue warns (offline/keep-storage.ts). */
const LEFT_FOR_VISITS = 60_000_000;
/** On a tablet with less memory (in GB, as browsers round it) the full engine may crash the page. */
const LEAST_MEMORY_GB = 2;
/** The smallest WebAssembly module that uses SIMD. */
const SIMD = '0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b';

/** Whether the browser can run the full engine and the device has enough memory. */
export function canRunFullEngine(): boolean {
  const { deviceMemory = LEAST_MEMORY_GB } = knownOfDevice();
  return deviceMemory >= LEAST_MEMORY_GB && WebAssembly.validate(bytesOf(SIMD));
}

/** Whether this connection is metered, as far as the browser says. */
export function isMetered(): boolean {
  const { connection } = knownOfDevice();
  return connection?.saveData === true || connection?.type === 'cellular';
}

const TELLS_WITHIN_MS = 3000;

/** Whether `bytes` more fit on this device; true if the browser does not say, as Safari 16 does not. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const asked = async () => navigator.storage.estimate();
  const { quota = Infinity, usage = 0 } = await within(TELLS_WITHIN_MS, asked()).catch((): StorageEstimate => ({}));
  return quota - usage >= bytes + LEFT_FOR_VISITS;
}

/** What some browsers reveal about the device. */
function knownOfDevice(): {
  deviceMemory?: number;
  connection?: { saveData?: boolean; type?: string };
} & typeof navigator {
  return navigator;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
