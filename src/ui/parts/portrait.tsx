import { useState } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

const TINTS = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5'];
const SIZES = {
  sm: 'size-12 text-base',
  md: 'size-20 text-2xl',
  lg: 'size-32 text-4xl',
  /** As wide as its column, where there are several. */
  tile: 'size-16 text-xl sm:aspect-[4/3] sm:size-auto sm:w-full sm:text-6xl',
};

/** First letters of the first and last word; titles do not count. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !/^(dr|prof|mr|mrs|ms)\.?$/i.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

function tint(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? 'bg-tint-1';
}

type PortraitProps = { name: string; src?: string | null | undefined; size?: keyof typeof SIZES; className?: string };

/**
 * A person's own picture, or their initials on a tinted tile; never a face that is not theirs. The name is always
 * beside it as text, so this is hidden from screen readers.
 */
export function Portrait({ name, src, size = 'md', className }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'portrait inline-flex shrink-0 items-center justify-center overflow-hidden font-bold text-ink',
        SIZES[size],
        tint(name),
        className,
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
