import { useEffect, useState } from 'react';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { openMicrophone } from '#src/platform/browser/microphone.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { microphonePermission } from '#src/features/devices/report/permissions.ts';

/** Requested here, by staff, so that no patient sees the browser's prompt. */
export function MicrophoneOnce() {
  const [state, setState] = useState<'granted' | 'denied' | 'prompt' | 'unknown'>('unknown');
  useEffect(() => void microphonePermission().then(setState), []);

  async function ask(): Promise<void> {
    const opened = await openMicrophone();
    if (opened.ok) for (const track of opened.value.getTracks()) track.stop();
    setState(opened.ok ? 'granted' : 'denied');
  }

  return (
    <Card className="grid gap-4 sm:p-8">
      <h2 className="text-xl font-bold text-ink">{texts.microphoneTitle}</h2>
      {state === 'granted' ? (
        <p className="font-semibold text-success">{texts.microphoneGranted}</p>
      ) : (
        <>
          <p className="text-ink-2">{texts.microphoneText}</p>
          {state === 'denied' && <p className="font-semibold text-danger">{texts.microphoneRefused}</p>}
          <Button variant="secondary" icon="mic" className="justify-self-start" onClick={() => void ask()}>
            {texts.microphoneAsk}
          </Button>
        </>
      )}
    </Card>
  );
}
