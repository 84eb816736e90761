import { useId } from 'react';

type ChoicesFieldProps<Choice extends string> = {
  id: string;
  legend: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  chosen: readonly Choice[];
  error: string | undefined;
  onChange: (chosen: readonly Choice[]) => void;
};

/** Some of several, a box each. */
export function ChoicesField<Choice extends string>(props: ChoicesFieldProps<Choice>) {
  const { id, legend, choices, labels, chosen, error, onChange } = props;
  const errorId = useId();
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : errorId} className="grid gap-1">
      <legend className="mb-1 font-semibold text-ink">{legend}</legend>
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {choices.map((choice) => (
        <label key={choice} className="flex min-h-11 items-center gap-3 text-ink">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-brand"
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
            }
          />
          {labels[choice]}
        </label>
      ))}
    </fieldset>
  );
}
