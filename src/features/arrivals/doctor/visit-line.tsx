import { arrivalsTexts as texts } from '#src/locales/en/staff/arrivals.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { waitOf } from '#src/features/arrivals/board/wait-words.ts';
import { rowOf, useOwnDay } from './doctor-board.ts';

/** Where a visit stands, in a row of the doctor's own list: ticket, how long, and the check-in of who has just come in. */
export function VisitLine({ appointmentId }: { appointmentId: string }) {
  const day = useOwnDay();
  const row = day && rowOf(day, appointmentId);
  if (day === undefined || row === undefined) return null;
  const { text, tone, word } = waitOf(row, day.now);
  return (
    <>
      <p className={`basis-full ${tone === 'calm' ? 'text-ink-2' : 'font-semibold text-danger-ink'}`}>
        {row.ticket !== null && <span className="font-bold text-ink">{row.ticket} </span>}
        <span>{word === undefined ? text : `${text}, ${word}`}</span>
      </p>
      {row.entry === undefined && (
        <Button
          variant="secondary"
          size="sm"
          className="relative z-10 px-3!"
          busy={day.moves.busy === appointmentId}
          onClick={() => void day.moves.arrive(appointmentId)}
        >
          {texts.acts.checkIn}
          <span className="sr-only">{texts.acts.moreOf(row.name ?? texts.noName)}</span>
        </Button>
      )}
    </>
  );
}
