import { useState } from 'react';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';

const texts = arrivalsTexts.keys;
const REMEMBERED = 'frontdesk-board-keys-off';

type Keys = { readonly isOn: boolean; readonly setOn: (on: boolean) => void };

/** Whether single keys are commands; remembered in this browser. */
export function useKeysOn(): Keys {
  const [isOn, setIsOn] = useState(() => {
    try {
      return localStorage.getItem(REMEMBERED) === null;
    } catch {
      return true;
    }
  });
  function setOn(on: boolean): void {
    setIsOn(on);
    try {
      if (on) localStorage.removeItem(REMEMBERED);
      else localStorage.setItem(REMEMBERED, '1');
    } catch {
      // Storage may be refused: then it holds for this page.
    }
  }
  return { isOn, setOn };
}

/** The keys in one line, and the switch that turns them off. */
export function KeysHelp({ isOn, setOn }: Keys) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
        />
        {texts.label}
      </label>
      <p>{texts.help}</p>
    </div>
  );
}
