import { fail, succeed, type Result } from '#shared/result.ts';
import { useConnectivity } from '#src/offline/state/connectivity.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { shownLanguage } from '#src/platform/language/show-language.ts';
import { deviceCanListen } from '#src/platform/speech/device-speech.ts';
import { hearOnDevice, hearSoFarOnDevice, warmEngine } from '#src/platform/speech/hear-on-device.ts';
import { prepareServer } from './prepare-server.ts';
import { transcribe, type TranscriptionProblem } from './transcribe.ts';
import type { Heard, ProcessingStage } from './voice-state.ts';

/** Shown beside the transcript, like the server's engines. */
const ENGINE_NAMES = { full: 'device', light: 'device (light)' };

/**
 * Transcribes a recording: on this device if the clinic allows nothing else or there is no network; otherwise with the
 * speech service, and on this device if that cannot be reached.
 */
export async function turnIntoWords(
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  onStage: (stage: ProcessingStage) => void = () => undefined,
): Promise<Result<Heard, TranscriptionProblem>> {
  const language = otherLanguage();
  const isDeviceOnly = clinicNow().speech === 'device-only';
  const isHere = deviceCanListen();
  // This device hears English only.
  if (isDeviceOnly && (!isHere || language !== undefined)) return fail({ kind: 'not-ready' });
  if (isDeviceOnly || (language === undefined && listensHere())) {
    onStage('listening');
    return listenHere(wav, signal);
  }
  const heard = await transcribe(wav, signal, onStage, language).catch((error: unknown) => {
    if (!signal.aborted && !(error instanceof TypeError)) throw error;
    return fail({ kind: 'network' } as const);
  });
  const isCutOff = !heard.ok && heard.problem.kind === 'network' && !signal.aborted;
  return isCutOff && isHere && language === undefined ? listenHere(wav, signal) : heard;
}

/** The words of a recording that goes on, where this device will turn it into text anyway. */
export async function wordsSoFar(
  recording: () => Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<string | undefined> {
  return listensHere() && otherLanguage() === undefined ? hearSoFarOnDevice(recording(), signal) : undefined;
}

/** Whether this device will listen: the clinic allows nothing else, or there is no network. */
function listensHere(): boolean {
  const isAlone = clinicNow().speech === 'device-only' || useConnectivity.getState().state === 'offline';
  return isAlone && deviceCanListen();
}

/** The language of the page, in which the words will be, where it is not English. */
function otherLanguage(): string | undefined {
  const language = shownLanguage();
  return language === 'en' ? undefined : language;
}

/** While somebody speaks: loads this device's engine if it will be used, otherwise the server's. */
export async function prepareToListen(): Promise<void> {
  const isOffline = useConnectivity.getState().state === 'offline';
  if (clinicNow().speech === 'device-only' || isOffline) await warmEngine();
  else await prepareServer();
}

async function listenHere(
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<Heard, TranscriptionProblem>> {
  const { heard, engine } = await hearOnDevice(wav, signal);
  if (!heard.ok) return fail({ kind: 'no-words' });
  return succeed({ ...heard.value, ...(engine && { engine: ENGINE_NAMES[engine] }) });
}
