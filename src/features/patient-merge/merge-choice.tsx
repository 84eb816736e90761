import type { MergeField } from '#shared/contract/patient/merge.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import type { MergeRow } from './merge-rows.ts';

type MergeChoiceProps = {
  row: MergeRow;
  isOther: boolean;
  onChoose: (field: MergeField, side: 0 | 1) => void;
};

/** A field in which the two records differ: one of two values is right. */
export function MergeChoice({ row: { field, values }, isOther, onChoose }: MergeChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 flex flex-wrap items-center gap-2 font-semibold text-ink">
        {texts.fields[field]} <Badge tone="warning">{texts.differs}</Badge>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
        {([0, 1] as const).map((side) => (
          // The words stand in the label, and once more at the radio, in one sentence.
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control
          <label key={side} className="radio-choice px-3!">
            <input
              type="radio"
              className="shrink-0"
              aria-label={texts.valueOf(values[side], side === 0 ? texts.stays : texts.goes)}
              name={`merge-${field}`}
              checked={isOther === (side === 1)}
              onChange={() => onChoose(field, side)}
            />
            <span className="min-w-0">
              <span className="block wrap-anywhere">{values[side]}</span>
              <span className="block text-sm font-normal text-ink-2">{side === 0 ? texts.stays : texts.goes}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
