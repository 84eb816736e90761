import type { FoundPatient } from '#shared/contract/search/found.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useFound } from '#src/platform/staff/find/use-found.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';

const texts = deskTimesTexts.patient;

type PatientChoiceProps = {
  query: string;
  chosen: string;
  error: string | undefined;
  onQuery: (query: string) => void;
  onChoose: (patientId: string) => void;
};

/** Finds a patient by a few letters, digits or a ticket; what is typed is in no address. */
export function PatientChoice({ query, chosen, error, onQuery, onChoose }: PatientChoiceProps) {
  const { found, busy, failed } = useFound('admin', query);
  const people = found?.patients ?? [];
  return (
    <>
      <SearchField
        id="desk-patient"
        label={texts.search}
        hint={texts.hint}
        error={people.length === 0 ? error : undefined}
        data-autofocus
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <p role="status" className="text-ink-2 empty:hidden">
        {statusOf(query, { busy, failed, count: people.length })}
      </p>
      {people.length > 0 && (
        <RadioGroupField
          id="desk-found"
          name="desk-found"
          legend={texts.found}
          error={error}
          options={people.map((person) => ({ value: person._id, label: person.name, detail: detailOf(person) }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </>
  );
}

function detailOf({ age, gender, ticket, lastVisit }: FoundPatient): string {
  const day = formatClinicTime(lastVisit, 'date');
  return [personWords(age, gender), ticket, day && texts.lastVisit(day)].filter(Boolean).join(' · ');
}

type State = { readonly busy: boolean; readonly failed: boolean; readonly count: number };

function statusOf(query: string, { busy, failed, count }: State): string {
  if (query.trim() === '' || count > 0) return '';
  if (busy) return texts.searching;
  return failed ? texts.searchFailed : texts.nobody;
}
