import { within } from '#shared/within.ts';

/** What registrations without a network may need of the device's room; below it the queue warns (offline/keep-storage.ts). */
const LEFT_FOR_VISITS = 60_000_000;
/** A tablet with less (in GB, as browsers round it) may lose its page to the full engine. */
const LEAST_MEMORY_GB = 2;
/** The smallest program with a vector in it (WebAssembly SIMD). */
const SIMD = '0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b';

/** Whether the browser can run the full engine, and the device has the memory for it. */
export function canRunFullEngine(): boolean {
  const { deviceMemory = LEAST_MEMORY_GB } = knownOfDevice();
  return deviceMemory >= LEAST_MEMORY_GB && WebAssembly.validate(bytesOf(SIMD));
}

/** Whether somebody pays for this connection by the megabyte, as far as the browser tells. */
export function isMetered(): boolean {
  const { connection } = knownOfDevice();
  return connection?.saveData === true || connection?.type === 'cellular';
}

const TELLS_WITHIN_MS = 3000;

/** Whether `bytes` more find room on this device; true where the browser does not tell, as Safari 16 cannot. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const asked = async () => navigator.storage.estimate();
  const { quota = Infinity, usage = 0 } = await within(TELLS_WITHIN_MS, asked()).catch((): StorageEstimate => ({}));
  return quota - usage >= bytes + LEFT_FOR_VISITS;
}

/** What some browsers tell and none has to. */
function knownOfDevice(): {
  deviceMemory?: number;
  connection?: { saveData?: boolean; type?: string };
} & typeof navigator {
  return navigator;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
