import { classNames } from '#src/ui/style/class-names.ts';
import sprite from '#src/ui/icons/icons.svg?url';
import type { IconName } from '#src/ui/icons/icon-names.ts';

export type { IconName } from '#src/ui/icons/icon-names.ts';

type IconProps = { name: IconName; size?: number; className?: string };

/**
 * An icon that only accompanies text and is hidden from screen readers. All icons are in one sprite (icons/icons.svg),
 * so that they cost no JavaScript. `size` is in hundredths of an em: 100 = 1em. The content is set as markup because a
 * prerendered page has the icon itself inlined (tools/build/prerender-shell.ts), and React leaves markup as it is when
 * hydrating.
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
      className={classNames('shrink-0', isOfReading(name) && 'rtl:-scale-x-100', className)}
      dangerouslySetInnerHTML={{ __html: `<use href="${sprite}#${name}"></use>` }}
    />
  );
}

/** Arrows that say back and on, which is the other way round where people read from right to left. */
const isOfReading = (name: IconName): boolean => name === 'arrow-left' || name === 'arrow-right';
