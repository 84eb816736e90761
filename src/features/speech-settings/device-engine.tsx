import { useEffect } from 'react';
import { speechSettingsTexts as texts } from '#src/locales/en/speech-settings.ts';
import { type DeviceSpeech, useDeviceSpeech } from '#src/platform/device-speech/device-speech.ts';
import { fetchEngine, lookForEngine } from '#src/platform/device-speech/fetch-engine.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';

/** Whether this device can listen without a network, how far its engine has come, and a way to fetch it at once. */
export function DeviceEngine() {
  const engine = useDeviceSpeech();
  useEffect(() => void lookForEngine(), []);
  const { state, share } = engine;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold text-ink">{texts.device}</h2>
        <p className="text-ink-2">{texts.deviceText}</p>
      </div>
      <p role="status" className="text-lg text-ink">
        {inWords(engine)}
      </p>
      {state === 'fetching' && (
        <progress className="h-2 w-full accent-brand" aria-label={texts.progress} max={1} value={share} />
      )}
      {(state === 'absent' || state === 'failed') && (
        <Button variant="secondary" icon="download" className="justify-self-start" onClick={() => void fetchEngine()}>
          {texts.fetchNow}
        </Button>
      )}
    </Card>
  );
}

function inWords({ state, share, bytes }: DeviceSpeech): string {
  if (state === 'fetching') return texts.states.fetching(Math.floor(share * 100));
  if (state === 'ready') return texts.states.ready((bytes / 1e6).toFixed(1));
  return texts.states[state];
}
