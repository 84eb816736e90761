import { useEffect, useState } from 'react';
import type { FoundPatient } from '#shared/contract/search/found.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { findAnybody } from '#src/platform/api/staff/search.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Palette } from '#src/ui/dialogs/palette.tsx';
import { Badge } from '#src/ui/parts/badge.tsx';

/** Typing goes on: a call for each letter would be more than anybody reads. */
const REST_MS = 120;

type ChooseOtherProps = { patientId: string; onChoose: (id: string) => void; onClose: () => void };

/** Finds the other record of a person, whoever the page is about left out. */
export function ChooseOther({ patientId, onChoose, onClose }: ChooseOtherProps) {
  const [query, setQuery] = useState('');
  const { people, busy, failed } = usePeople(query.trim());
  const others = (people ?? []).filter(({ _id }) => _id !== patientId);
  return (
    <Palette
      label={texts.find}
      placeholder={texts.find}
      query={query}
      onQuery={setQuery}
      groups={
        others.length === 0
          ? []
          : [
              {
                title: texts.patients,
                items: others.map((person) => ({
                  id: person._id,
                  content: <Person person={person} />,
                  onPick: () => onChoose(person._id),
                })),
              },
            ]
      }
      busy={busy}
      status={statusOf(query, busy, failed, others.length)}
      onClose={onClose}
    />
  );
}

function Person({ person: { name, age, gender, ticket, lastVisit } }: { person: FoundPatient }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-2">
          {[personWords(age, gender), formatClinicTime(lastVisit, 'date')].filter(Boolean).join(' · ')}
        </span>
      </span>
      {ticket && <Badge tone="info">{ticket}</Badge>}
    </>
  );
}

function statusOf(query: string, busy: boolean, failed: boolean, count: number): string {
  if (query.trim() === '') return texts.findHint;
  if (busy) return texts.searching;
  if (failed) return texts.findFailed;
  return count === 0 ? texts.nobody : texts.count(count);
}

type Search = { readonly query: string; readonly people: readonly FoundPatient[] | undefined };

/** What was found for fewer letters stays until the next answer is there. */
function usePeople(query: string): { people: Search['people']; busy: boolean; failed: boolean } {
  const [last, setLast] = useState<Search>({ query: '', people: undefined });
  useEffect(() => {
    if (query === '') return undefined;
    const controller = new AbortController();
    async function ask(): Promise<void> {
      const answer = await findAnybody(query, controller.signal);
      if (controller.signal.aborted) return;
      setLast({ query, people: answer.ok ? answer.value.patients : undefined });
    }
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  if (query === '') return { people: undefined, busy: false, failed: false };
  const busy = last.query !== query;
  return { people: last.people, busy, failed: !busy && last.people === undefined };
}
