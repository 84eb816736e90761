import { useState } from 'react';
import type { OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import { oneTimeCodeTexts as texts } from '#src/locales/en/admin/one-time-code.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useFocusOnMount } from '#src/ui/parts/use-focus-on-mount.ts';

/** A code that is shown once, large enough to copy by hand. */
export function OneTimeCodePanel({ code, name }: { code: OneTimeCode; name: string }) {
  const [copied, setCopied] = useState(false);
  const panel = useFocusOnMount<HTMLElement>();
  const expires = formatClinicTime(code.expiresAt, 'date-time');

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code.code);
    setCopied(true);
    announce(texts.copied);
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.for(name)}
      className="grid gap-3 rounded-card border-2 border-brand bg-sky-100 p-5"
    >
      <p className="font-semibold text-ink">{texts.for(name)}</p>
      <p className="font-mono text-2xl sm:text-3xl font-bold tracking-wide wrap-anywhere text-ink select-all">
        {code.code}
      </p>
      <p className="text-ink-2">{texts.text}</p>
      {expires !== undefined && <p className="text-ink-2">{texts.expires(expires)}</p>}
      {/* Over plain HTTP browsers have no clipboard. */}
      {'clipboard' in navigator && (
        <Button
          variant="secondary"
          icon={copied ? 'check' : 'clipboard-list'}
          className="justify-self-start"
          onClick={() => void copy()}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
      )}
    </section>
  );
}
