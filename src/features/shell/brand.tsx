import { Link } from '@tanstack/react-router';
import { shellTexts } from '#src/locales/en/shell.ts';

/** The mark (a door with a cross of light) and the name; leads home. */
export function Brand() {
  return (
    <Link
      to="/"
      aria-label={shellTexts.homeLink}
      className="flex min-h-12 items-center gap-2.5 rounded-input pe-2 text-xl font-bold tracking-tight text-ink"
    >
      <img src="/icons/favicon.svg" alt="" width="40" height="40" className="size-10" />
      <span>{shellTexts.productName}</span>
    </Link>
  );
}
