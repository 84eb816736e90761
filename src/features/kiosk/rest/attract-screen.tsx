import { languageTexts } from '#src/locales/en/everywhere/language.ts';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { useHousePicture } from '#src/platform/clinic/house-picture.ts';
import { useChoiceOfLanguage } from '#src/platform/language/use-choice-of-language.ts';
import { LanguageButtons } from '#src/ui/language/language-buttons.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import book from '#src/ui/pictures/book.svg?url';
import care from '#src/ui/pictures/care.svg?url';
import { Picture } from '#src/ui/pictures/picture.tsx';
import speak from '#src/ui/pictures/speak.svg?url';
import { KioskClock } from '#src/features/kiosk/bar/kiosk-clock.tsx';

const DRAWINGS = [speak, book, care];

type AttractScreenProps = {
  onStart: () => void;
  /** Undefined where the clinic wants nobody to check in by oneself. */
  onCheckIn: (() => void) | undefined;
  onStaff: () => void;
};

/**
 * Shown between two patients, to be read from five metres: whose house this is, what to do here, in which languages,
 * and the three steps to a doctor. No personal data.
 */
export function AttractScreen({ onStart, onCheckIn, onStaff }: AttractScreenProps) {
  const { name } = useClinic();
  const { current, offered, isMissing, choose } = useChoiceOfLanguage(onStart);
  const logo = useHousePicture('logo');
  return (
    <div className="kiosk-attract">
      <div className="kiosk-attract-head">
        <h1 tabIndex={-1} className="kiosk-attract-name">
          {logo !== undefined && <img src={logo} alt="" className="kiosk-attract-logo" />}
          <span>{name || texts.welcome}</span>
        </h1>
        <KioskClock className="kiosk-attract-clock" onStaff={onStaff} />
      </div>
      <div className="kiosk-attract-middle">
        <button type="button" className="kiosk-attract-start" onClick={onStart}>
          <span className="kiosk-attract-disc">
            <Icon name="mic" size={100} />
          </span>
          <span className="kiosk-attract-words">{texts.touchToStart}</span>
          <span className="kiosk-attract-text">{texts.attractText}</span>
        </button>
        {offered.length > 1 && (
          <LanguageButtons
            languages={offered}
            current={current}
            more={languageTexts.more}
            className="kiosk-attract-languages"
            buttonClass="kiosk-attract-language"
            onChoose={choose}
          />
        )}
        {isMissing && <Alert tone="warning" title={languageTexts.missing} />}
        {onCheckIn !== undefined && (
          <Button size="xl" variant="secondary" icon="ticket" className="kiosk-attract-check-in" onClick={onCheckIn}>
            {texts.haveAppointment}
          </Button>
        )}
      </div>
      <ol className="kiosk-attract-steps">
        {texts.steps.map((step, index) => (
          <li key={step}>
            <Picture drawing={DRAWINGS[index] ?? speak} width={400} height={300} />
            <p>
              <b>{index + 1}</b> {step}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
