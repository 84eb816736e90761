import { useState } from 'react';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { askForHelp } from '#src/platform/api/device/alerts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Modal } from './modal.tsx';

type HelpButtonProps = {
  ticket: string | undefined;
  /** The main action on the page. */
  primary?: boolean;
  className?: string;
};

/** Calls staff to this device; if nobody can be called, says where to go. It is in the same place on every page. */
export function HelpButton({ ticket, primary = false, className }: HelpButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'called' | 'offline'>('idle');

  async function call(): Promise<void> {
    setState('busy');
    const answer = await askForHelp(ticket);
    setState(answer.ok ? 'called' : 'offline');
  }

  return (
    <>
      <Button
        icon="hand-helping"
        variant={primary ? 'primary' : 'secondary'}
        size={primary ? 'xl' : 'md'}
        {...(className && { className })}
        busy={state === 'busy'}
        busyText={texts.helping}
        onClick={() => void call()}
      >
        {texts.help}
      </Button>
      {(state === 'called' || state === 'offline') && (
        <Modal role="alertdialog" titleId="help-title" textId="help-text" onCancel={() => setState('idle')}>
          <div className="grid justify-items-center gap-6 text-center">
            <span
              className={`inline-flex size-28 items-center justify-center rounded-full text-4xl ${state === 'called' ? 'bg-advice-bg text-advice' : 'bg-offline-bg text-offline'}`}
            >
              <Icon name={state === 'called' ? 'hand-helping' : 'map-pin'} />
            </span>
            <div className="grid gap-2">
              <h2 id="help-title" className="text-3xl font-bold">
                {state === 'called' ? texts.helpDone : texts.helpOffline}
              </h2>
              <p id="help-text" className="text-lg text-ink-2">
                {state === 'called' ? texts.helpDoneText : texts.helpOfflineText}
              </p>
            </div>
            <Button size="xl" className="w-full" onClick={() => setState('idle')}>
              {texts.helpClose}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
