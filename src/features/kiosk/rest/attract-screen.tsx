import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { KioskClock } from '#src/features/kiosk/bar/kiosk-clock.tsx';

type AttractScreenProps = {
  onStart: () => void;
  /** Undefined where the clinic wants nobody to check in by oneself. */
  onCheckIn: (() => void) | undefined;
  onStaff: () => void;
};

/** Shown between two patients: the time, what there is to do, and no personal data. */
export function AttractScreen({ onStart, onCheckIn, onStaff }: AttractScreenProps) {
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
      {onCheckIn !== undefined && (
        <Button size="xl" variant="secondary" icon="ticket" className="kiosk-attract-check-in" onClick={onCheckIn}>
          {texts.haveAppointment}
        </Button>
      )}
    </div>
  );
}
