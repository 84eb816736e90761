import { protectionTexts as texts } from '#src/locales/en/account/protection.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';

type CodeFieldProps = {
  id: string;
  label?: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (code: string) => void;
};

/** A code that a phone shows; browsers and their password managers fill it in. */
export function CodeField({ id, label = texts.code, hint = texts.codeHint, error, value, onChange }: CodeFieldProps) {
  return (
    <TextField
      id={id}
      name="code"
      label={label}
      hint={hint}
      error={error}
      required
      data-autofocus
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
