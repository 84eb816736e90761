import { fail, succeed, type Result } from '#shared/result.ts';

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

/**
 * Asks for the microphone; the browser may ask the person first, for as long as the person likes.
 * The caller stops the stream's tracks.
 */
export async function openMicrophone(): Promise<Result<MediaStream, MicrophoneProblem>> {
  // On a page that is not secure there is no mediaDevices at all, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined || typeof AudioWorkletNode !== 'function')
    return fail({ kind: 'unsupported' });
  try {
    return succeed(
      await devices.getUserMedia({
        // Speech engines hear best what was said: with the browser's gain control and noise suppression the embedded
        // one lost the first words of recordings it understands without.
        audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
      }),
    );
  } catch (error) {
    return fail(microphoneProblem(error));
  }
}
