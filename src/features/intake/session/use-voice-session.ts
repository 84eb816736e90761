import { useEffect, useEffectEvent, useState } from 'react';
import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { openMicrophone } from '#src/platform/browser/microphone.ts';
import { notify } from '#src/platform/browser/notify.ts';
import {
  createVoiceSession,
  LAST_SECONDS_FROM,
  type VoiceOptions,
  type VoicePorts,
  type VoiceSession,
} from './voice-session.ts';
import { isMicrophoneFault, isProcessingFault, type Heard, type VoiceState } from './voice-state.ts';

/** The recorder and transcription load on the first click, so that they do not delay the first paint. */
const browserPorts: VoicePorts<MediaStream> = {
  openMicrophone,
  async startRecorder(stream, events) {
    const { startRecorder } = await import('#src/audio/recorder.ts');
    void import('./turn-into-words.ts').then(({ prepareToListen }) => prepareToListen()).catch(() => undefined);
    return startRecorder(stream, events);
  },
  async transcribe(wav, signal, onStage) {
    const { turnIntoWords } = await import('./turn-into-words.ts');
    return turnIntoWords(wav, signal, onStage);
  },
  async hearSoFar(recording, signal) {
    const { wordsSoFar } = await import('./turn-into-words.ts');
    return wordsSoFar(recording, signal);
  },
};

export type VoiceReactions = {
  readonly processingToastText: string;
  onHeard(heard: Heard): void;
  onFailure(): void;
};

/**
 * One voice session for the life of a component: it uses the announcer and the toaster, and releases the microphone on
 * unmount.
 */
export function useVoiceSession(reactions: VoiceReactions, options: VoiceOptions): VoiceSession {
  const [session] = useState(() => createVoiceSession(browserPorts, options));

  const react = useEffectEvent((now: VoiceState, before: VoiceState) => {
    if (now.phase === 'recording') {
      if (before.phase !== 'recording') announce(intakeTexts.announceStarted);
      else if (now.seconds >= LAST_SECONDS_FROM && before.seconds < LAST_SECONDS_FROM) {
        announce(intakeTexts.announceTenLeft);
      } else if (now.endsIn !== undefined && before.endsIn === undefined) {
        announce(intakeTexts.endsSoon);
      } else if (now.unheard && !before.unheard) announce(intakeTexts.unheard, 'assertive');
    } else if (now.phase === 'processing') {
      if (before.phase !== 'processing') announce(intakeTexts.announceStopped);
    } else if (now.phase === 'done') {
      announce(intakeTexts.announceHeard);
      reactions.onHeard(now.heard);
    } else if (now.phase === 'failed') {
      const { fault } = now;
      if (isMicrophoneFault(fault)) notify.error(intakeTexts.microphoneToast, intakeTexts.microphoneToastText);
      if (isProcessingFault(fault)) notify.error(intakeTexts.processingToast, reactions.processingToastText);
      announce(intakeTexts.faultTitle[fault], 'assertive');
      reactions.onFailure();
    } else if (now.phase === 'idle' && (before.phase === 'recording' || before.phase === 'processing')) {
      announce(intakeTexts.announceCancelled);
    }
  });

  useEffect(() => {
    const unsubscribe = session.state.subscribe(react);
    window.addEventListener('pagehide', session.cancel);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', session.cancel);
      session.cancel();
    };
  }, [session]);

  return session;
}
