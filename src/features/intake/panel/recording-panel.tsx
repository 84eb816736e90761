import type { StoreApi } from 'zustand/vanilla';
import type { Level } from '#src/audio/recorder.ts';
import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { clockTime } from './clock-time.ts';
import { LevelMeter } from './level-meter.tsx';
import { FULL_AT_SECONDS, LAST_SECONDS_FROM } from '#src/features/intake/session/voice-session.ts';
import type { VoiceState } from '#src/features/intake/session/voice-state.ts';

type RecordingPanelProps = { state: Extract<VoiceState, { phase: 'recording' }>; level: StoreApi<Level> };

/** Shown while recording: that it records, how loud, for how long, and when it will end. */
export function RecordingPanel({ state, level }: RecordingPanelProps) {
  const { seconds, loudness, unheard, endsIn, soFar } = state;
  return (
    <div className="grid w-full max-w-sm justify-items-center gap-3">
      <p className="flex items-center gap-3 font-semibold text-ink">
        <LevelMeter level={level} />
        {intakeTexts.loudness[unheard ? 'quiet' : loudness]}
      </p>
      <div className="grid w-full gap-1.5">
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sky-300">
          <div
            className="h-full origin-left rounded-full bg-brand rtl:origin-right"
            style={{ transform: `scaleX(${Math.min(1, seconds / FULL_AT_SECONDS)})` }}
          />
        </div>
        <p className="flex justify-between text-base text-ink-2">
          <span className="flex items-center gap-2 font-semibold text-danger">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-danger" />
            {intakeTexts.recordingBadge}
          </span>
          <span role="timer" aria-live="off" className="tabular-nums">
            {intakeTexts.elapsed(clockTime(seconds))}
          </span>
        </p>
      </div>
      {soFar !== undefined && (
        <p className="w-full text-start text-ink-2">
          {intakeTexts.soFar} <span className="private-words text-ink">{soFar}</span>
        </p>
      )}
      {endsIn !== undefined && (
        <Alert tone="info" className="text-start">
          {intakeTexts.endsIn(endsIn)}
        </Alert>
      )}
      {seconds >= LAST_SECONDS_FROM && (
        <Alert tone="warning" className="text-start">
          {intakeTexts.lastSeconds}
        </Alert>
      )}
      {unheard && (
        <Alert tone="warning" className="text-start">
          {intakeTexts.unheard}
        </Alert>
      )}
    </div>
  );
}
