import { Link } from '@tanstack/react-router';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { Icon } from '#src/ui/parts/icon.tsx';

/**
 * The logo (a door with a cross of light) and the name, linking to the home page. If there is no room for the name, it
 * wraps out of sight.
 */
export function Brand() {
  return (
    <Link
      to="/"
      aria-label={shellTexts.homeLink}
      className="flex h-12 min-w-10 shrink-99 flex-wrap items-center gap-x-2.5 overflow-hidden rounded-input pe-2 text-xl font-bold tracking-tight text-ink"
    >
      <Icon name="mark" className="brand-mark my-1 size-10" />
      <span>{shellTexts.productName}</span>
    </Link>
  );
}
