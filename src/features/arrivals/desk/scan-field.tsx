import { lazy, Suspense, useRef, useState } from 'react';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { BoardRow } from '#src/features/arrivals/board/arrange.ts';
import { stageOf } from '#src/features/arrivals/board/arrange.ts';
import type { Line } from '#src/features/arrivals/board/lines.ts';
import { type Paper, readPaper } from '#shared/contract/visit/paper-code.ts';
import { focusRow } from '#src/features/arrivals/board/row-focus.ts';
import type { Moves } from '#src/features/arrivals/board/use-moves.ts';

const PaperTicketDialog = lazy(async () => ({
  default: (await import('./paper-ticket-dialog.tsx')).PaperTicketDialog,
}));

const texts = arrivalsTexts.scan;
export const SCAN_ID = 'scan-ticket';

type ScanFieldProps = {
  /** Everybody of the day, whatever the filters hide. */
  rows: readonly BoardRow[];
  lines: readonly Line[];
  moves: Moves;
  /** Shows a row that filters or a fold hide. */
  onReveal: (row: BoardRow) => void;
};

/** A scanner types into it and ends with Enter: who is expected is checked in by that, anybody else is shown. */
export function ScanField({ rows, lines, moves, onReveal }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const [unknown, setUnknown] = useState<Paper>();
  const field = useRef<HTMLInputElement>(null);

  function say(words: string): void {
    setSaid(words);
    announce(words);
  }

  async function take(): Promise<void> {
    const scanned = readPaper(typed);
    if (scanned === undefined) {
      say(texts.none);
      return;
    }
    setTyped('');
    setSaid(undefined);
    const found = rows.filter((row) => row.ticket === scanned.ticket);
    const [row] = found;
    if (row === undefined) {
      setUnknown(scanned);
      return;
    }
    if (found.length > 1) say(texts.twice(scanned.ticket));
    else if (row.entry === undefined && row.appointmentId !== null) {
      await moves.arrive(row.appointmentId);
      field.current?.focus();
      return;
    } else {
      const stage = stageOf(row);
      say(
        texts.here(scanned.ticket, stage === 'expected' ? arrivalsTexts.columns.expected : arrivalsTexts.stages[stage]),
      );
    }
    onReveal(row);
    setTimeout(() => focusRow(row.key), 0);
  }

  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          id={SCAN_ID}
          label={texts.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={said}
          value={typed}
          onChange={(event) => {
            setSaid(undefined);
            setTyped(event.target.value);
          }}
        />
      </div>
      <Button type="submit" variant="secondary" icon="ticket" className="px-4!">
        <span className="max-sm:sr-only">{texts.go}</span>
      </Button>
      <Suspense>
        {unknown !== undefined && (
          <PaperTicketDialog
            ticket={unknown.ticket}
            lines={lines}
            busy={moves.busy === unknown.ticket}
            onClose={() => setUnknown(undefined)}
            onConfirm={async (line) => {
              await moves.arriveByTicket(unknown, line);
              setUnknown(undefined);
            }}
          />
        )}
      </Suspense>
    </form>
  );
}
