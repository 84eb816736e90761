import { ticketTexts as texts } from '#src/locales/en/patient/ticket.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { sayWhere } from './read-at.ts';
import type { ReadAt } from './ticket-words.ts';

/** What to do now, one after the other; on a device of one's own with the question where one is. */
export function NextSteps({ steps, at }: { steps: readonly string[]; at: ReadAt }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="outcome-steps grid content-start gap-4 lg:row-span-2">
      <h2 id="next-steps" className="text-xl font-bold text-ink">
        {texts.next}
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3 text-lg text-ink">
            <span
              aria-hidden="true"
              className="grid size-[1.8em] flex-none place-items-center rounded-full bg-brand font-bold text-white"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-0.5 text-pretty">{step}</span>
          </li>
        ))}
      </ol>
      {at !== 'clinic screen' && (
        <RadioGroupField
          id="read-at"
          name="read-at"
          legend={texts.whereAreYou}
          options={[
            { value: 'at home', label: texts.elsewhere },
            { value: 'in the house', label: texts.here },
          ]}
          value={at}
          onChange={(value) => sayWhere(value === 'in the house')}
        />
      )}
    </section>
  );
}
