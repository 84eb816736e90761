import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { KioskClock } from '#src/features/kiosk/bar/kiosk-clock.tsx';

/** Shown between two patients: the time, one thing to do, and no personal data. */
export function AttractScreen({ onStart, onStaff }: { onStart: () => void; onStaff: () => void }) {
  const { name } = useClinic();
  return (
    <div className="kiosk-attract">
      <KioskClock className="kiosk-attract-clock" onStaff={onStaff} />
      <button type="button" className="kiosk-attract-start" onClick={onStart}>
        <span className="kiosk-attract-disc">
          <Icon name="clipboard-pen" size={100} />
        </span>
        <span className="kiosk-attract-words">{texts.touchToStart}</span>
      </button>
      <div className="grid gap-2 text-center">
        <h1 tabIndex={-1} className="text-3xl font-bold text-ink">
          {name || texts.welcome}
        </h1>
        <p className="text-lg text-ink-2">{texts.attractText}</p>
      </div>
    </div>
  );
}
