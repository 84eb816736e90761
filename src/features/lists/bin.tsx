import type { ReactNode } from 'react';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { Result } from '#shared/result.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { type ListPage, usePages } from '#src/platform/staff/use-pages.ts';
import type { FailureWords } from '#src/platform/staff/use-staff-data.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

const ROWS_AT_ONCE = 50;

type BinProps<Row> = {
  staff: Role;
  /** Tells it apart from other lists of this area. */
  name: string;
  load: (
    page: { readonly limit: number; readonly cursor?: string | undefined },
    signal: AbortSignal,
  ) => Promise<Result<ListPage<Row>, ApiProblem>>;
  wordsFor: (problem: ApiProblem) => FailureWords;
  words: { readonly title: string; readonly text: string; readonly empty: string };
  /** Draws one row; `onChanged` asks for the list again. */
  children: (row: Row, onChanged: () => void) => ReactNode;
};

/** What was deleted in the last 30 days, each with a way back. */
export function Bin<Row extends { readonly _id: string }>({
  staff,
  name,
  load,
  wordsFor,
  words,
  children,
}: BinProps<Row>) {
  const list = usePages<Row>(staff, name, (cursor, signal) => load({ limit: ROWS_AT_ONCE, cursor }, signal), wordsFor);
  return (
    <>
      <Alert tone="info" title={words.title}>
        {words.text}
      </Alert>
      <PagedList
        list={list}
        keyOf={({ _id }) => _id}
        label={words.title}
        words={staffTexts}
        empty={<EmptyState icon="trash-2" title={words.empty} />}
      >
        {(row) => children(row, list.reload)}
      </PagedList>
    </>
  );
}

type BinCardProps = {
  staff: Role;
  name: string;
  detail?: string;
  facts: Parameters<typeof Facts>[0]['facts'];
  restore: () => Promise<Result<unknown, ApiProblem>>;
  words: {
    readonly restore: string;
    readonly restoring: string;
    readonly restoreOne: (name: string) => string;
    readonly done: string;
    readonly failed: string;
    readonly gone: string;
  };
  onChanged: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** Something deleted: what it takes to know it again, and the way back. */
export function BinCard({ staff, name, detail, facts, restore, words, onChanged, children }: BinCardProps) {
  const { busy, run } = useStaffAct(staff, onChanged);
  const { done, failed, gone: overtaken } = words;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold wrap-anywhere text-ink">{name}</h2>
        {detail !== undefined && <p className="text-ink-2">{detail}</p>}
      </div>
      <Facts facts={facts} />
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon="undo-2"
          busy={busy}
          busyText={words.restoring}
          aria-label={words.restoreOne(name)}
          onClick={() => void run({ call: restore, words: { done, failed, overtaken } })}
        >
          {words.restore}
        </Button>
        {children}
      </div>
    </Card>
  );
}
