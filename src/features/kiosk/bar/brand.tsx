import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useHousePicture } from '#src/platform/clinic/house-picture.ts';
import { HouseMark } from '#src/ui/parts/house-mark.tsx';

/** The house's logo and name, which link nowhere, because a kiosk has no other page. */
export function Brand() {
  const { name } = useKnownClinic();
  const logo = useHousePicture('logo');
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-xl font-bold tracking-tight text-ink">
      <HouseMark logo={logo} />
      <span dir="auto" className="min-w-0 truncate">
        {name}
      </span>
    </p>
  );
}
