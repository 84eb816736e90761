import { fail, succeed, type Result } from '#shared/result.ts';
import { within } from '#shared/within.ts';

/** Why there is no microphone; each has words of its own, because each is put right in another way. */
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

/** Which problem an error of getUserMedia is; browsers differ in names, and an unknown one is most likely the device. */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return { kind: kindByErrorName[name] ?? 'in-use' };
}

/** Where nobody has to be asked any more, only a device that is stuck takes longer. */
const OPENS_WITHIN_MS = 10_000;
const TELLS_WITHIN_MS = 500;

/**
 * Asks for the microphone; the browser may ask the person first, for as long as the person likes. Where it need not ask, a
 * device that does not answer counts as in use, and is let go should it answer later. The caller stops the stream's tracks.
 */
export async function openMicrophone(): Promise<Result<MediaStream, MicrophoneProblem>> {
  // On a page that is not secure there is no mediaDevices at all, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined || typeof AudioWorkletNode !== 'function')
    return fail({ kind: 'unsupported' });
  // Speech engines hear best what was said: with the browser's gain control and noise suppression the embedded one lost
  // the first words of recordings it understands without.
  const audio = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  const isAllowed = await mayBeOpened();
  try {
    const opening = devices.getUserMedia({ audio });
    return succeed(await (isAllowed ? orLetGo(opening) : opening));
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

/** Whether the person has allowed it before; false where the browser does not tell. */
async function mayBeOpened(): Promise<boolean> {
  try {
    const name: PermissionName = 'microphone';
    return (await within(TELLS_WITHIN_MS, navigator.permissions.query({ name }))).state === 'granted';
  } catch {
    return false;
  }
}
