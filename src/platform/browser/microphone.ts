import { fail, succeed, type Result } from '#shared/result.ts';
import { within } from '#shared/within.ts';

/** Why there is no microphone; each kind has its own text, because each is fixed differently. */
export type MicrophoneProblem = { readonly kind: 'blocked' | 'not-found' | 'in-use' | 'unsupported' };

const kindByErrorName: Readonly<Record<string, MicrophoneProblem['kind']>> = {
  NotAllowedError: 'blocked',
  PermissionDeniedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'not-found',
  DevicesNotFoundError: 'not-found',
  OverconstrainedError: 'not-found',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/**
 * Maps an error of getUserMedia to a problem. Browsers differ in error names; an unknown one most likely concerns the
 * device.
 */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return { kind: kindByErrorName[name] ?? 'in-use' };
}

let stream: MediaStream | undefined;

/** Whether the microphone hears now: then nothing is read aloud, which it would hear, too. */
export function isMicrophoneOpen(): boolean {
  return stream?.getTracks().some(({ readyState }) => readyState === 'live') ?? false;
}

/** If no permission prompt is needed, only a stuck device takes longer than this. */
const OPENS_WITHIN_MS = 10_000;
const TELLS_WITHIN_MS = 500;

/**
 * Asks for the microphone. The browser may ask the person first, for as long as they like. If it need not ask, a device
 * that does not answer counts as in use, and is released if it answers later. The caller stops the stream's tracks.
 */
export async function openMicrophone(): Promise<Result<MediaStream, MicrophoneProblem>> {
  // On an insecure page there is no mediaDevices at all, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined || typeof AudioWorkletNode !== 'function')
    return fail({ kind: 'unsupported' });
  // Speech engines work best with unprocessed sound: with the browser's gain control and noise suppression the embedded
  // one lost the first words of recordings it otherwise understands.
  const audio = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  const isAllowed = await mayBeOpened();
  try {
    const opening = devices.getUserMedia({ audio });
    stream = await (isAllowed ? orLetGo(opening) : opening);
    return succeed(stream);
  } catch (error) {
    return fail(microphoneProblem(error));
  }
}

async function orLetGo(opening: Promise<MediaStream>): Promise<MediaStream> {
  try {
    return await within(OPENS_WITHIN_MS, opening);
  } catch (error) {
    opening.then(
      (late) => late.getTracks().forEach((track) => track.stop()),
      () => undefined,
    );
    throw error;
  }
}

/** Whether the person has allowed it before; false if the browser does not say. */
async function mayBeOpened(): Promise<boolean> {
  try {
    const name: PermissionName = 'microphone';
    return (await within(TELLS_WITHIN_MS, navigator.permissions.query({ name }))).state === 'granted';
  } catch {
    return false;
  }
}
