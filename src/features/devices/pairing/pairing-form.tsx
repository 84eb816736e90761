import { useState } from 'react';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { pairThisDevice, readCode } from './pair.ts';

/** The form for the one-time code, on the device that is being paired. */
export function PairingForm() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function pair(): Promise<void> {
    const code = readCode(typed);
    setProblem(undefined);
    setError(code === undefined ? texts.codeMissing : undefined);
    if (code === undefined || busy) return;
    setBusy(true);
    setProblem(await pairThisDevice(code));
    setBusy(false);
  }

  return (
    <Card className="grid gap-6 sm:p-8">
      <div className="grid gap-2">
        <PageHeading>{texts.title}</PageHeading>
        <p className="text-ink-2">{texts.intro}</p>
      </div>
      {problem !== undefined && (
        <div role="alert">
          <Alert tone="danger" title={problem} />
        </div>
      )}
      <form
        noValidate
        autoComplete="off"
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void pair();
        }}
      >
        <TextField
          id="pairing-code"
          label={texts.code}
          hint={texts.codeHint}
          error={error}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="min-h-16 text-center text-2xl! font-bold tracking-[0.2em] uppercase"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="lg" busy={busy} busyText={texts.pairing}>
          {texts.pair}
        </Button>
      </form>
    </Card>
  );
}
