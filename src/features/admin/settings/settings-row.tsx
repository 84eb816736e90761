import type { ReactNode } from 'react';
import { Portrait } from '#src/ui/parts/portrait.tsx';

type SettingsRowProps = {
  name: string;
  /** Rows of people have their faces. */
  hasPortrait?: boolean;
  badges: ReactNode;
  /** One line below the name, and smaller ones below that. */
  detail?: string | undefined;
  facts?: string;
  problem?: string | null | undefined;
  /** What can be done with it. */
  children: ReactNode;
};

/** One row of a list in the settings. */
export function SettingsRow({ name, hasPortrait = true, badges, detail, facts, problem, children }: SettingsRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      {hasPortrait && <Portrait name={name} size="sm" />}
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere text-ink">{name}</h3>
          {badges}
        </div>
        {detail && <p className="wrap-anywhere text-ink-2">{detail}</p>}
        {facts && <p className="text-sm text-ink-2">{facts}</p>}
        {problem && <p className="text-sm font-semibold text-danger">{problem}</p>}
      </div>
      <div className="contents">{children}</div>
    </div>
  );
}
