import { useEffect, useRef, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { onLanguage } from '#src/locales/active-language.ts';
import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import { markBusy } from '#src/platform/update/busy.ts';
import { useLanguage } from '#src/platform/language/use-language.ts';
import { speechProvider } from '#src/platform/speech/speech-provider.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { MicrophoneButton } from './microphone-button.tsx';
import { ProcessingPanel } from './processing-panel.tsx';
import { RecordingPanel } from './recording-panel.tsx';
import { useDeviceEngine } from '#src/features/intake/session/use-device-engine.ts';
import { useLeaveWhenHidden } from '#src/features/intake/session/use-leave-when-hidden.ts';
import { useVoiceSession } from '#src/features/intake/session/use-voice-session.ts';
import { VoiceFaultAlert } from './voice-fault-alert.tsx';
import type { Heard, VoiceState } from '#src/features/intake/session/voice-state.ts';

type VoiceIntakeProps = {
  /** 'card' on the landing page, 'tab' at the front desk: their texts differ (VOICE-1, VOICE-3). */
  variant: 'card' | 'tab';
  onTranscript: (heard: Heard) => void;
  onTypeInstead: () => void;
  /** Called after every failure of any kind, so that the page can offer another way after the second. */
  onFailure?: () => void;
  /** True if nothing can be sent now, which is shown before anybody speaks. */
  offline?: boolean;
  /** On a kiosk a recording ends when the speaker falls silent. */
  endsOnSilence?: boolean;
  /** True if the clinic lets no recording leave the device. */
  deviceOnly?: boolean;
  /** The microphone replaces an element that had the focus, or was clicked, before this code had loaded. */
  takesFocus?: boolean;
  begins?: boolean;
  /** Other words on the button that leads to typing, and what stands beside it. */
  typeText?: string;
  beside?: ReactElement | undefined;
};

function promptOf(phase: VoiceState['phase'], variant: VoiceIntakeProps['variant']): string {
  if (phase === 'asking') return intakeTexts.askingPrompt;
  if (phase === 'recording') return intakeTexts.recordingPrompt;
  return phase === 'processing' ? intakeTexts.processingPrompt[variant] : intakeTexts.idlePrompt;
}

/** From microphone to text: click, speak, click. There is always a way to type instead. */
export function VoiceIntake(props: VoiceIntakeProps) {
  const { variant, onTranscript, onTypeInstead, onFailure, typeText = intakeTexts.typeInstead, beside } = props;
  const { offline = false, deviceOnly = false, endsOnSilence = false, takesFocus = false, begins = false } = props;
  const engine = useDeviceEngine({ deviceOnly, offline });
  const session = useVoiceSession(
    {
      processingToastText: intakeTexts.processingToastText[variant],
      onHeard: onTranscript,
      onFailure: () => onFailure?.(),
    },
    { endsOnSilence },
  );
  const speech = useStore(speechProvider, (store) => store.speech);
  const language = useLanguage();
  const isEnglish = language === 'en';
  const hearsOthers = variant === 'tab' && !deviceOnly && !offline && speech !== undefined && speech.by !== 'server';
  const state = useStore(session.state);
  const { phase } = state;
  const active = phase === 'asking' || phase === 'recording' || phase === 'processing';
  const box = useRef<HTMLDivElement>(null);
  const prompt = useRef<HTMLParagraphElement>(null);
  useLeaveWhenHidden(box, session.cancel);
  useEffect(() => (active ? markBusy('recording') : undefined), [active]);
  // What is said in one language is not turned into words as if it were another.
  useEffect(() => onLanguage(session.cancel), [session]);
  useEffect(() => {
    if (begins) void session.start();
  }, [begins, session]);

  useEffect(() => {
    if (!active) return undefined;
    function cancelOnEscape(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented) session.cancel();
    }
    document.addEventListener('keydown', cancelOnEscape);
    return () => document.removeEventListener('keydown', cancelOnEscape);
  }, [active, session]);

  function press(): void {
    if (phase !== 'recording') {
      void session.start();
      return;
    }
    // The button is about to be disabled, which would lose the keyboard focus.
    prompt.current?.focus({ preventScroll: true });
    void session.stop();
  }

  function leave(): void {
    session.cancel();
    onTypeInstead();
  }

  if (!isEnglish && !hearsOthers)
    return (
      <div className="grid justify-items-center gap-4 text-center">
        <p className="text-lg font-semibold text-balance text-ink sm:text-xl">{intakeTexts.englishOnly}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon="keyboard" size="lg" onClick={leave}>
            {typeText}
          </Button>
          {beside}
        </div>
      </div>
    );
  return (
    <div
      ref={box}
      className={classNames(
        'grid justify-items-center gap-x-4 gap-y-2 text-center sm:gap-y-4',
        phase === 'idle' && 'voice-idle',
      )}
    >
      {!active && <EngineNotice engine={engine} offline={offline} deviceOnly={deviceOnly} />}
      <MicrophoneButton phase={phase} level={session.level} takesFocus={takesFocus} onPress={press} />
      <p ref={prompt} tabIndex={-1} className="text-base font-semibold text-balance text-ink sm:text-xl">
        {promptOf(phase, variant)}
      </p>
      {!isEnglish && !active && <p className="text-ink-2">{intakeTexts.intoSymptoms}</p>}
      {phase === 'asking' && <p className="text-ink-2">{intakeTexts.askingHint}</p>}
      {phase === 'processing' && <ProcessingPanel stage={state.stage} />}
      {phase === 'recording' && <RecordingPanel state={state} level={session.level} />}
      {phase === 'failed' && <VoiceFaultAlert state={state} session={session} />}
      <div className="flex flex-wrap justify-center gap-3">
        {active && (
          <Button variant="secondary" icon="x" size="lg" onClick={session.cancel}>
            {intakeTexts.cancel}
          </Button>
        )}
        <Button variant="quiet" icon="keyboard" size="lg" className="voice-type" onClick={leave}>
          {typeText}
        </Button>
        {!active && beside}
      </div>
      <p className="max-w-prose text-sm text-pretty sm:text-base text-ink-2">
        {deviceOnly || (offline && engine === 'ready')
          ? intakeTexts.privacyOnDevice
          : intakeTexts.privacy(speech ? intakeTexts.provider[speech.by](speech.name) : intakeTexts.defaultProvider)}
      </p>
    </div>
  );
}
