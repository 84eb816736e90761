import { readyLazy } from '#src/platform/loading/later/ready-lazy.tsx';

/** The page after Submit: Submit has fetched it before there is an outcome to show. */
export const outcomePage = readyLazy(
  async () => (await import('#src/features/registration/ticket/outcome-page.tsx')).OutcomePage,
);
