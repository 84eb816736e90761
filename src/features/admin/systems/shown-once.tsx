import { useState } from 'react';
import { systemsTexts as texts } from '#src/locales/en/admin/systems.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';

export type Once = {
  readonly title: string;
  readonly values: readonly { readonly label: string; readonly value: string }[];
};

/** Secrets that are shown this once: whoever closes it has them, or makes new ones. */
export function ShownOnce({ once, onClose }: { once: Once; onClose: () => void }) {
  const [copied, setCopied] = useState<string>();

  async function copy(value: string): Promise<void> {
    await navigator.clipboard.writeText(value);
    setCopied(value);
    announce(texts.copied);
  }

  return (
    <Dialog
      open
      // Not by a press beside it: what it shows is not shown again.
      onClose={() => undefined}
      title={once.title}
      description={texts.once}
      actions={
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <dl className="grid gap-4">
        {once.values.map(({ label, value }) => (
          <div key={label} className="grid gap-2 rounded-card border-2 border-brand bg-sky-100 p-4">
            <dt className="font-semibold text-ink">{label}</dt>
            <dd className="font-mono wrap-anywhere text-ink select-all">{value}</dd>
            {'clipboard' in navigator && (
              <dd>
                <Button
                  variant="secondary"
                  icon={copied === value ? 'check' : 'clipboard-list'}
                  aria-label={`${copied === value ? texts.copied : texts.copy}: ${label}`}
                  onClick={() => void copy(value)}
                >
                  {copied === value ? texts.copied : texts.copy}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
