import type { SavedException } from '#shared/contract/booking/schedule-exceptions.ts';
import { leaveTexts } from '#src/locales/en/admin/leave.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';

const texts = leaveTexts.dialog;

/** Who is booked at a time that leave is entered over: when, who, with whom. */
export function AffectedPeople({ affected, people }: Pick<SavedException, 'affected' | 'people'>) {
  const more = affected - people.length;
  return (
    <>
      <ul className="mt-2 list-disc ps-5">
        {people.map(({ _id, name, doctor, startsAt }) => (
          <li key={_id} className="wrap-anywhere">
            {texts.affectedWho(formatClinicTime(startsAt, 'date-time') ?? '', name, doctor)}
          </li>
        ))}
      </ul>
      {people.length > 0 && more > 0 && <p>{texts.affectedMore(more)}</p>}
      <p className="mt-2">{texts.moveText}</p>
    </>
  );
}
