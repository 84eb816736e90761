import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import type { readiness } from '#src/platform/speech/device-speech.ts';
import { Alert } from '#src/ui/parts/alert.tsx';

type EngineNoticeProps = { engine: ReturnType<typeof readiness>; offline: boolean; deviceOnly: boolean };

/** Says before anybody speaks whether speech can be recognized now, and by which engine if it is not the usual one. */
export function EngineNotice({ engine, offline, deviceOnly }: EngineNoticeProps) {
  const isReady = engine === 'ready';
  if (isReady && !offline) return null;
  if (!offline && !deviceOnly) return null;
  const { offline: nothingListens, offlineOnDevice, gettingReady, cannotListen } = intakeTexts;
  const waiting = engine === 'cannot' ? cannotListen : gettingReady;
  return (
    <Alert tone={isReady ? 'info' : 'warning'} className="text-start">
      {isReady ? offlineOnDevice : deviceOnly ? waiting : nothingListens}
    </Alert>
  );
}
