import { useEffect, useRef, useState } from 'react';
import { readCode, readPaper } from '#shared/contract/visit/paper-code.ts';
import { kioskTexts } from '#src/locales/en/patient/kiosk.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const texts = kioskTexts.checkIn;

type CheckInFormProps = {
  busy: boolean;
  onCheckIn: (paper: { ticket: string; code: string }) => void;
  onBack: () => void;
};

/** A scanner types the whole paper into whichever field has the focus, and Enter; a person types both. */
export function CheckInForm({ busy, onCheckIn, onBack }: CheckInFormProps) {
  const [ticket, setTicket] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'ticket' | 'code'>();
  const ticketField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => ticketField.current?.focus(), []);

  function send(): void {
    const scanned = [ticket, code].map(readPaper).find((paper) => paper?.code !== undefined);
    const typed = scanned ?? { ticket: readPaper(ticket)?.ticket, code: readCode(code) };
    const wrong = typed.ticket === undefined ? 'ticket' : typed.code === undefined ? 'code' : undefined;
    setMissing(wrong === 'code' && code === '' && document.activeElement === ticketField.current ? undefined : wrong);
    if (wrong === 'ticket') ticketField.current?.focus();
    if (wrong === 'code') codeField.current?.focus();
    if (typed.ticket !== undefined && typed.code !== undefined) onCheckIn({ ticket: typed.ticket, code: typed.code });
  }

  const typing = { autoComplete: 'off', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <form
      noValidate
      autoComplete="off"
      className="m-auto grid w-full max-w-[44rem] gap-6 rounded-card bg-white p-6 shadow-card sm:p-12"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid gap-2">
        <PageHeading>{texts.title}</PageHeading>
        <p className="text-lg text-ink-2">{texts.text}</p>
      </div>
      <TextField
        {...typing}
        ref={ticketField}
        id="check-in-ticket"
        label={texts.ticket}
        hint={texts.ticketHint}
        error={missing === 'ticket' ? texts.ticketMissing : undefined}
        maxLength={60}
        value={ticket}
        onChange={(event) => setTicket(event.target.value)}
      />
      <TextField
        {...typing}
        ref={codeField}
        id="check-in-code"
        label={texts.code}
        hint={texts.codeHint}
        error={missing === 'code' ? texts.codeMissing : undefined}
        maxLength={60}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Button type="submit" size="xl" busy={busy} busyText={texts.checking}>
          {texts.confirm}
        </Button>
        <Button size="xl" variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
