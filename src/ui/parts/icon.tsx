import { classNames } from '#src/ui/style/class-names.ts';
import sprite from '#src/ui/icons/icons.svg?url';
import type { IconName } from '#src/ui/icons/icon-names.ts';

export type { IconName } from '#src/ui/icons/icon-names.ts';

type IconProps = { name: IconName; size?: number; className?: string };

/**
 * An icon that only accompanies words: it is hidden from screen readers. The icons stand in one sprite
 * (icons/icons.svg), so that a hundred of them cost no JavaScript. `size` is in em hundredths of the text: 100 = 1em.
 * What is inside is markup: a prerendered page has the icon itself in there (tools/build/prerender-shell.ts), and React
 * takes markup over as it is.
 */
export function Icon({ name, size = 120, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={`${size / 100}em`}
      height={`${size / 100}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
      dangerouslySetInnerHTML={{ __html: `<use href="${sprite}#${name}"></use>` }}
    />
  );
}
