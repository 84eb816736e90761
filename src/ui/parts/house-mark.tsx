import { Icon } from './icon.tsx';

/** The house's own logo, or the product's: a door with a cross of light. The house's name always stands beside it. */
export function HouseMark({ logo }: { logo: string | undefined }) {
  return logo === undefined ? (
    <Icon name="mark" className="brand-mark my-1 size-10" />
  ) : (
    <img src={logo} alt="" className="my-1 h-10 max-w-28 shrink-0 object-contain" />
  );
}
