import type { ReactNode } from 'react';

type Fact = { readonly label: string; readonly value: ReactNode };

/** Labelled values of a card, one per line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-1.5">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[7.5rem_1fr] gap-2">
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
