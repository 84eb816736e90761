import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
};

/**
 * Tabs following the WAI-ARIA pattern: arrows, Home and End move and select. All panels stay mounted, so that nothing
 * typed in one is lost by switching.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // A click shows on its tab at once, even if the panel renders in a later frame.
  const [press, setPress] = useState<{ id: string; from: string }>();
  if (press !== undefined && press.from !== selected) setPress(undefined);
  const marked = press?.from === selected ? press.id : selected;
  const select = (id: string) => {
    setPress({ id, from: selected });
    onSelect(id);
  };

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === marked);
    const last = tabs.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-button bg-sky-200 p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab.id === marked}
            aria-controls={`panel-${tab.id}`}
            tabIndex={tab.id === marked ? 0 : -1}
            onClick={() => select(tab.id)}
            className="min-h-14 rounded-input px-[min(0.75rem,2vw)] py-2 font-semibold text-brand-strong hover:bg-white/60 aria-selected:bg-white aria-selected:text-ink aria-selected:shadow-button"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`panel-${tab.id}`}
          aria-labelledby={`tab-${tab.id}`}
          hidden={tab.id !== selected}
          className="pt-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
