import { Link } from '@tanstack/react-router';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useHousePicture } from '#src/platform/clinic/house-picture.ts';
import { HouseMark } from '#src/ui/parts/house-mark.tsx';

/**
 * The house's logo and name, linking to the home page. If there is no room for the name, it wraps out of sight.
 */
export function Brand() {
  const { name } = useKnownClinic();
  const logo = useHousePicture('logo');
  return (
    <Link
      to="/"
      aria-label={shellTexts.homeLink(name)}
      className="flex h-12 min-w-10 shrink-99 flex-wrap items-center gap-x-2.5 overflow-hidden rounded-input pe-2 text-xl font-bold tracking-tight text-ink"
    >
      <HouseMark logo={logo} />
      <span className="max-w-full truncate">{name}</span>
    </Link>
  );
}
