import { useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Level } from '#src/audio/recorder.ts';
import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { ringScale } from './level-scale.ts';
import type { VoiceState } from '#src/features/intake/session/voice-state.ts';

type MicrophoneButtonProps = {
  phase: VoiceState['phase'];
  level: StoreApi<Level>;
  /** It replaces another element that had the focus. */
  takesFocus: boolean;
  onPress: () => void;
};

/** The big round button. While recording, a ring behind it grows with the voice; only its transform changes. */
export function MicrophoneButton({ phase, level, takesFocus, onPress }: MicrophoneButtonProps) {
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      level.subscribe(({ rms }) => {
        if (ring.current !== null) ring.current.style.transform = `scale(${ringScale(rms)})`;
      }),
    [level],
  );

  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const recording = phase === 'recording';
  const busy = phase === 'processing';
  const { busyButton, startButton, stopButton } = intakeTexts;
  const label = recording ? stopButton : startButton;
  return (
    <span className="microphone relative grid place-items-center">
      <span
        ref={ring}
        aria-hidden="true"
        className="absolute inset-0 rounded-full bg-sky-300 transition-transform duration-120 motion-reduce:hidden"
      />
      <button
        ref={button}
        type="button"
        aria-label={busy ? busyButton : label}
        disabled={busy}
        onClick={onPress}
        className={`relative grid size-full place-items-center rounded-full text-white shadow-button pressable disabled:bg-off disabled:text-ink-3 disabled:shadow-none ${
          recording ? 'bg-brand-strong' : 'bg-brand hover:bg-brand-strong'
        }`}
      >
        {busy ? (
          <span className="spinner text-5xl" aria-hidden="true" />
        ) : (
          <Icon
            name={recording ? 'square' : 'mic'}
            size={recording ? 300 : 450}
            className={recording ? 'fill-current' : ''}
          />
        )}
      </button>
    </span>
  );
}
