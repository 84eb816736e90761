import { useState } from 'react';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { DisplayControls } from './display-controls.tsx';
import { HelpButton } from './help-button.tsx';
import { useRecordings } from './use-recordings.ts';

const loadReading = () => import('#src/features/kiosk/read/read-controls.tsx');

type KioskBarProps = { ticket: string | undefined; onFinish: (() => void) | undefined };

/**
 * Help, the way out and display settings at the bottom of every page, in the same order (WCAG 3.2.6). The settings open
 * on touch, and close for the next visit.
 */
export function KioskBar({ ticket, onFinish }: KioskBarProps) {
  const [open, setOpen] = useState(false);
  const reading = useAfterPaint(loadReading);
  useRecordings();
  return (
    <aside aria-label={texts.bar} className="kiosk-bar">
      <HelpButton ticket={ticket} className="kiosk-bar-help" />
      {onFinish && (
        <button type="button" className="kiosk-bar-button" onClick={onFinish}>
          <Icon name="x" />
          <span className="kiosk-bar-label">{texts.startOver}</span>
        </button>
      )}
      {reading && <reading.ReadButton />}
      <button
        type="button"
        aria-expanded={open}
        aria-controls="kiosk-display"
        className="kiosk-bar-button kiosk-bar-more"
        onClick={() => setOpen(!open)}
      >
        <Icon name="accessibility" />
        <span className="kiosk-bar-label">{texts.display}</span>
      </button>
      <DisplayControls id="kiosk-display" open={open}>
        {reading && <reading.ReadVolume />}
      </DisplayControls>
    </aside>
  );
}
