import { useEffect } from 'react';
import { waitingScreenTexts as texts } from '#src/locales/en/patient/waiting-screen.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { wakeState } from '#src/platform/device/wake-lock.ts';
import { DisplayScreen } from './display-screen.tsx';
import { reportScreen } from './report-screen.ts';

/** /display: a paired screen shows the calls; any other browser is told how it becomes one. */
export function DisplayPage() {
  return useDevice()?.kind === 'display' ? <PairedScreen /> : <NotPaired />;
}

/** Says once a minute how it is, as every paired device does. */
function PairedScreen() {
  useEffect(() => reportScreen(wakeState), []);
  return <DisplayScreen />;
}

function NotPaired() {
  return (
    <div className="waiting-screen-set-up">
      <h1>{texts.notPaired}</h1>
      <p>{texts.notPairedText}</p>
      <a className="waiting-screen-button" href="/device">
        {texts.pair}
      </a>
    </div>
  );
}
