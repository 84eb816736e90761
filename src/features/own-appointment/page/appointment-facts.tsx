import type { OwnAppointment } from '#shared/contract/booking/own-appointment.ts';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { useHouseLanguage } from '#src/platform/clinic/house-language.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { whenWords } from './when-words.ts';

/** When, with whom and where: the time large, as on the ticket. */
export function AppointmentFacts({ own }: { own: OwnAppointment }) {
  const houseLanguage = useHouseLanguage();
  const { time, state, today, doctor, clinic, place } = own;
  const where = [clinic.name, clinic.address, place].filter((line) => line !== '');
  const isPast = state === 'away' || state === 'over';
  return (
    <dl className="grid gap-5 sm:grid-cols-2 rounded-card border-2 border-dashed border-line-strong p-5 sm:p-6">
      {time !== null && (
        <div className="sm:col-span-2">
          <dt className="text-ink-2">{state === 'away' ? texts.insteadOf : texts.when}</dt>
          <dd
            className={classNames(
              'leading-tight font-bold text-balance text-ink',
              isPast ? 'text-xl line-through decoration-2' : 'text-3xl',
            )}
          >
            {whenWords(time, today)}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-ink-2">{texts.doctor}</dt>
        <dd className="text-lg font-semibold wrap-anywhere text-ink">
          <bdi>{doctor}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-ink-2">{texts.where}</dt>
        {where.map((line, index) => (
          <dd key={line} className={classNames('wrap-anywhere text-ink', index === 0 && 'text-lg font-semibold')}>
            <bdi lang={index === 0 ? undefined : houseLanguage(line)}>{line}</bdi>
          </dd>
        ))}
      </div>
    </dl>
  );
}
