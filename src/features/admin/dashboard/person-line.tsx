import type { ReactNode } from 'react';
import { Portrait } from '#src/ui/parts/portrait.tsx';

type PersonLineProps = {
  name: string;
  img?: string | null | undefined;
  detail: string;
  /** What must be seen at once about this person. */
  mark?: ReactNode;
  aside?: string | undefined;
  asideDetail?: string | undefined;
};

/** A person on one line of a short list: face, name, one detail, and at the end the ticket and its time. */
export function PersonLine({ name, img, detail, mark, aside, asideDetail }: PersonLineProps) {
  return (
    <>
      <Portrait name={name} src={img} size="sm" />
      <div className="min-w-24 flex-1">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{detail}</p>
      </div>
      {mark}
      <div className="ms-auto max-w-full text-end text-sm text-ink-2">
        {aside && <p className="font-semibold text-ink">{aside}</p>}
        {asideDetail && <p>{asideDetail}</p>}
      </div>
    </>
  );
}
