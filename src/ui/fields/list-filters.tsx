import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { useDebounced } from './use-debounced.ts';

type SearchFilterProps = {
  id: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** What is looked for now; undefined for everything. */
  value: string | undefined;
  onFilter: (value: string | undefined) => void;
};

/** Looks for what is typed, once typing has rested. */
export function SearchFilter({ value, onFilter, ...field }: SearchFilterProps) {
  const [typed, setTyped] = useDebounced(value ?? '', (text) => onFilter(text || undefined));
  return <SearchField {...field} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

type SelectFilterProps = {
  id: string;
  label: string;
  /** The word for no filter, and those of the values one can filter by. */
  all: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Anything that is none of the options counts as no filter. */
  value: string | undefined;
  onFilter: (value: string | undefined) => void;
};

/** One of some values, or all of them. */
export function SelectFilter({ id, label, all, options, value, onFilter }: SelectFilterProps) {
  const known = options.find((option) => option.value.toLowerCase() === value?.toLowerCase());
  return (
    <SelectField
      id={id}
      label={label}
      options={[{ value: '', label: all }, ...options]}
      value={known?.value ?? ''}
      onChange={(event) => onFilter(event.target.value || undefined)}
    />
  );
}
