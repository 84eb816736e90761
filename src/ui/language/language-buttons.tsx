import { useState } from 'react';
import { Icon } from '#src/ui/parts/icon.tsx';
import { classNames } from '#src/ui/style/class-names.ts';

/** A language by its own name, as its speakers look for it. */
export type OfferedLanguage = {
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
};

type LanguageButtonsProps = {
  languages: readonly OfferedLanguage[];
  /** The language of what is drawn. */
  current: string;
  more: string;
  className?: string;
  buttonClass: string;
  onChoose: (tag: string) => void;
};

/** So many names are looked over at a glance. */
const AT_ONCE = 6;

/** One button for each language, in its own words and script; many of them behind one more touch. */
export function LanguageButtons({ languages, current, more, className, buttonClass, onChoose }: LanguageButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = languages.length > AT_ONCE && !isOpen;
  return (
    <ul className={classNames('flex flex-wrap gap-2', className)}>
      {(isFolded ? languages.slice(0, AT_ONCE - 1) : languages).map(({ tag, name, direction }) => (
        <li key={tag}>
          <button
            type="button"
            lang={tag}
            dir={direction}
            aria-pressed={tag === current}
            className={buttonClass}
            onClick={() => onChoose(tag)}
          >
            {name}
          </button>
        </li>
      ))}
      {isFolded && (
        <li>
          <button type="button" className={buttonClass} onClick={() => setOpen(true)}>
            <Icon name="globe" /> <span>{more}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
