import { useEffect } from 'react';
import { speechSettingsTexts as texts } from '#src/locales/en/everywhere/speech-settings.ts';
import { type DeviceSpeech, type EngineState, useDeviceSpeech } from '#src/platform/speech/device-speech.ts';
import type { EngineName } from '#src/platform/speech/engine-names.ts';
import { fetchEngines, lookForEngines } from '#src/platform/speech/files/fetch-engines.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';

/** Which engines work on this device offline, their download progress, and a button to download them at once. */
export function DeviceEngine() {
  const engines = useDeviceSpeech();
  useEffect(() => void lookForEngines(), []);
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold text-ink">{texts.device}</h2>
        <p className="text-ink-2">{texts.deviceText}</p>
      </div>
      <ul className="grid gap-5">
        <Engine name="full" engine={engines.full} />
        <Engine name="light" engine={engines.light} />
      </ul>
      {isWanting(engines) && (
        <Button
          variant="secondary"
          icon="download"
          className="justify-self-start"
          onClick={() => void fetchEngines({ insist: true })}
        >
          {texts.fetchNow}
        </Button>
      )}
    </Card>
  );
}

function Engine({ name, engine }: { name: EngineName; engine: EngineState }) {
  const { state, share } = engine;
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold text-ink">{texts.engineNames[name]}</h3>
        <Badge tone={state === 'ready' ? 'success' : 'other'}>{texts.states[state]}</Badge>
      </div>
      <p className="text-ink-2">{texts.engineTexts[name]}</p>
      <p role="status" aria-label={texts.engineNames[name]} className="text-ink tabular-nums empty:hidden">
        {detail(engine)}
      </p>
      {state === 'fetching' && (
        <progress className="h-2 w-full accent-brand" aria-label={texts.engineNames[name]} max={1} value={share} />
      )}
    </li>
  );
}

function detail({ state, share, bytes }: EngineState): string {
  const megabytes = (bytes / 1e6).toFixed(1);
  if (state === 'fetching') return texts.fetched(Math.floor(share * 100), megabytes);
  return state === 'ready' ? texts.kept(megabytes) : (texts.details[state] ?? '');
}

/** Whether an engine could be downloaded and none is being downloaded now. */
function isWanting({ light, full }: DeviceSpeech): boolean {
  const states = [light.state, full.state];
  return !states.includes('fetching') && states.some((state) => /absent|failed|no-room|spared/.test(state));
}
