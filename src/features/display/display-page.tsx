import { useEffect, useLayoutEffect } from 'react';
import { waitingScreenTexts as texts } from '#src/locales/en/patient/waiting-screen.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { wakeState } from '#src/platform/device/wake-lock.ts';
import { useLanguageOfTexts } from '#src/platform/language/use-language-of-texts.ts';
import { DisplayScreen } from './display-screen.tsx';
import { reportScreen } from './report-screen.ts';
import { showScreenLanguage } from './screen-language.ts';
import { spokenLanguages } from './spoken-languages.ts';

/** /display: a paired screen shows the calls; any other browser is told how it becomes one. */
export function DisplayPage() {
  return useDevice()?.kind === 'display' ? <PairedScreen /> : <NotPaired />;
}

/** In the first language it calls in; says once a minute how it is, as every paired device does. */
function PairedScreen() {
  const [first = 'en'] = spokenLanguages(useDevice()?.settings.languages, useClinic().languages);
  useLayoutEffect(() => showScreenLanguage(first), [first]);
  // A browser that is no screen any more reads how it becomes one, in English.
  useLayoutEffect(() => () => showScreenLanguage('en'), []);
  useLanguageOfTexts();
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
