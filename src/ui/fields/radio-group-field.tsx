import { describedBy, FieldError, RequiredMark } from './field-frame.tsx';

type RadioGroupFieldProps = {
  /** The id of the first radio, so that an error summary's link reaches it. */
  id: string;
  legend: string;
  name: string;
  options: readonly { value: string; label: string; detail?: string }[];
  /** Empty until the user chooses. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  isRequired?: boolean;
};

/** Native radio buttons, each a large target with its label inside. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { id, legend, name, options, value, onChange, error, hint, disabled, isRequired = false } = props;
  return (
    <fieldset className="grid gap-1.5" aria-describedby={describedBy({ id, label: legend, hint, error })}>
      <legend className="mb-1.5 font-semibold text-ink">
        <span>{legend}</span>
        {isRequired && (
          <>
            {' '}
            <RequiredMark />
          </>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className="flex flex-wrap gap-3">
        {options.map((option, index) => (
          <label key={option.value} className="radio-choice">
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled}
              required={isRequired}
              onChange={() => onChange(option.value)}
            />
            {option.detail === undefined ? (
              <span>{option.label}</span>
            ) : (
              <span>
                <span className="block">{option.label}</span>
                <span className="block font-normal text-ink-2">{option.detail}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
