import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { useDebounced } from './use-debounced.ts';

type SearchFilterProps = {
  id: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** The current search; undefined for everything. */
  value: string | undefined;
  onFilter: (value: string | undefined) => void;
};

/** Searches for what is typed once typing pauses. */
export function SearchFilter({ value, onFilter, ...field }: SearchFilterProps) {
  const [typed, setTyped] = useDebounced(value ?? '', (text) => onFilter(text || undefined));
  return <SearchField {...field} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

type SelectFilterProps = {
  id: string;
  label: string;
  /** The word for no filter, and those of the values. */
  all: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Any value that is not an option counts as no filter. */
  value: string | undefined;
  onFilter: (value: string | undefined) => void;
};

/** One of several values, or all of them. */
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
