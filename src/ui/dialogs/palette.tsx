import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/parts/icon.tsx';

export type PaletteItem = { readonly id: string; readonly content: ReactNode; readonly onPick: () => void };
export type PaletteGroup = { readonly title: string; readonly items: readonly PaletteItem[] };

type PaletteProps = {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly PaletteGroup[];
  /** How many results there are, that nothing was found, or that the search is running. */
  status: string;
  busy: boolean;
  onClose: () => void;
};

/** A search field with grouped results below it: arrows choose, Enter opens, Escape closes. */
export function Palette({ label, placeholder, query, onQuery, groups, status, busy, onClose }: PaletteProps) {
  return (
    <Dialog open onClose={onClose} aria-label={label} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-ink/40" />
      <div className="fixed inset-0 flex items-start justify-center p-3 sm:p-4 sm:pt-[10vh]">
        <DialogPanel className="flex max-h-full w-full max-w-[40rem] flex-col overflow-hidden rounded-card bg-white shadow-card sm:max-h-[80vh]">
          <Combobox<PaletteItem | null>
            value={null}
            immediate
            onChange={(item) => {
              if (item === null) return;
              onClose();
              item.onPick();
            }}
          >
            <div className="flex items-center gap-3 border-b border-line px-4 py-2">
              <Icon name="search" className="text-ink-3" />
              <ComboboxInput
                data-autofocus
                aria-label={label}
                placeholder={placeholder}
                autoComplete="off"
                spellCheck={false}
                displayValue={() => query}
                className="min-h-12 w-full min-w-0 rounded-input bg-transparent px-2 text-lg text-ink placeholder:text-ink-3"
                onChange={({ target }) => onQuery(target.value)}
                // The list is shown as long as the field is: Escape closes both at once.
                onKeyDown={({ key }) => key === 'Escape' && onClose()}
              />
            </div>
            <p role="status" aria-busy={busy} className="px-4 pt-2 text-sm text-ink-2">
              {status}
            </p>
            <ComboboxOptions static modal={false} aria-label={label} className="min-h-0 overflow-y-auto p-2">
              {groups.map(({ title, items }) => (
                <div key={title} role="group" aria-label={title}>
                  <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-2">
                    {title}
                  </p>
                  {items.map((item) => (
                    <ComboboxOption
                      key={item.id}
                      value={item}
                      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-input px-3 py-1.5 text-ink data-focus:bg-sky-200"
                    >
                      {item.content}
                    </ComboboxOption>
                  ))}
                </div>
              ))}
            </ComboboxOptions>
          </Combobox>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
