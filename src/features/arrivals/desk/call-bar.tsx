import { useRef, useState } from 'react';
import type { QueueBoard } from '#shared/contract/queue/queue.ts';
import { MAX_PLACE_LENGTH } from '#shared/contract/queue/queue.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { type Line } from '#src/features/arrivals/board/lines.ts';
import { lineOf, lineValue, setCalling, useCalling } from '#src/features/arrivals/board/my-place.ts';
import type { Moves } from '#src/features/arrivals/board/use-moves.ts';

const texts = arrivalsTexts.calling;

type CallBarProps = { lines: readonly Line[]; board: QueueBoard | undefined; moves: Moves };

export const CALL_NEXT_ID = 'call-next';
export const PLACE_ID = 'calling-place';

/** Whose turn, where to, and the one big button. While this place still calls somebody it calls again. */
export function CallBar({ lines, board, moves }: CallBarProps) {
  const { place, line } = useCalling();
  const [fault, setFault] = useState<'line' | 'place'>();
  const placeField = useRef<HTMLInputElement>(null);
  const departments = [...new Set(lines.map(({ department }) => department))].toSorted();
  const options = [
    { value: '', label: texts.chooseLine },
    ...lines.map((each) => ({ value: lineValue(each), label: texts.lineOf(each.doctor, each.waiting) })),
    ...departments.map((department) => ({ value: lineValue({ department }), label: texts.anyLine(department) })),
  ];
  const chosen = options.some(({ value }) => value === line) ? line : '';
  const here = board?.entries.find((entry) => entry.stage === 'called' && entry.place === place.trim());

  function callNext(): void {
    const whose = lineOf(chosen);
    const where = place.trim();
    const missing = whose === undefined ? 'line' : where === '' ? 'place' : undefined;
    setFault(missing);
    if (missing === 'place') placeField.current?.focus();
    if (whose !== undefined && where !== '') void moves.next(whose, where);
  }

  return (
    <section
      aria-label={texts.region}
      className="grid items-start gap-x-4 gap-y-3 rounded-card bg-white p-4 shadow-card @md:grid-cols-2 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        id="calling-line"
        label={texts.line}
        error={fault === 'line' ? texts.noLine : undefined}
        options={options}
        value={chosen}
        onChange={(event) => {
          setFault(undefined);
          setCalling({ line: event.target.value });
        }}
      />
      <TextField
        ref={placeField}
        id={PLACE_ID}
        label={texts.place}
        placeholder={texts.placeHint}
        error={fault === 'place' ? texts.noPlace : undefined}
        maxLength={MAX_PLACE_LENGTH}
        autoComplete="off"
        value={place}
        onChange={(event) => {
          setFault(undefined);
          setCalling({ place: event.target.value });
        }}
      />
      <div className="flex flex-wrap gap-3 self-end @md:col-span-2 @4xl:col-span-1">
        {here !== undefined && (
          <Button
            variant="secondary"
            size="lg"
            busy={moves.busy === here._id}
            onClick={() => void moves.move(here, { stage: 'called', place: place.trim() })}
          >
            {texts.recall(here.ticket)}
          </Button>
        )}
        <Button
          id={CALL_NEXT_ID}
          size="lg"
          className="flex-1 whitespace-nowrap"
          busy={moves.busy === 'next'}
          onClick={callNext}
        >
          {texts.callNext}
        </Button>
      </div>
    </section>
  );
}
