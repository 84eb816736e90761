import { useState } from 'react';
import { installTexts as texts } from '#src/locales/en/patient/install.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { installWay, isInstalledApp, useInstall } from '#src/platform/update/install.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

/**
 * Installs the app if the browser offers it, and otherwise says how. For the footer and the staff frames, never in the
 * middle of a registration.
 */
export function InstallApp({ quiet = false }: { quiet?: boolean }) {
  const { offer, installed } = useInstall();
  const [open, setOpen] = useState(false);
  if (isInstalledApp()) return null;
  if (installed) return <p className="font-semibold">{texts.installed}</p>;

  const install = async () => {
    if (!offer) {
      setOpen(!open);
      return;
    }
    // A prompt works only once, whatever the answer.
    useInstall.setState({ offer: undefined });
    const { outcome } = await offer.prompt();
    if (outcome === 'accepted') announce(texts.installed);
  };
  return (
    <div className="grid justify-items-start">
      <Button
        variant={quiet ? 'quiet' : 'secondary'}
        icon="download"
        {...(!offer && { 'aria-expanded': open, 'aria-controls': 'install-steps' })}
        onClick={() => void install()}
      >
        <span className={quiet ? 'whitespace-nowrap max-sm:sr-only' : 'contents'}>{texts.button}</span>
      </Button>
      <div id="install-steps" role="status">
        {open && !offer && (
          <div className="mt-3 rounded-card bg-white p-4 text-ink shadow-card">
            <p className="font-bold">{texts.heading}</p>
            <ol className="mt-2 grid gap-2">
              {texts.steps[installWay()].map((step) => (
                <li key={step.text} className="flex items-center gap-3">
                  <span className="icon-disc size-9">
                    <Icon name={step.icon} size={110} />
                  </span>
                  {step.text}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </div>
  );
}
