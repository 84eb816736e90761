import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { focusEnd, moveByKey } from './menu-keys.ts';
import { type MenuEnd, openByKey } from './menu-opener.ts';

type ActionMenuProps = {
  /** The button's visible text. */
  text: string;
  /** Continues the text for people who cannot see where the button is. */
  of: string;
  actions: readonly { readonly id: string; readonly text: string; readonly onPick: () => void }[];
};

/**
 * A button that opens a few actions, following the WAI-ARIA menu pattern: arrows, Home, End, letters, Escape. It is our
 * own because Headless UI's menu adds 20 kB for positioning. It is in place and not modal, so that what it covers can
 * still be read.
 */
export function ActionMenu({ text, of, actions }: ActionMenuProps) {
  const [open, setOpen] = useState<MenuEnd | false>(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (open === false) return undefined;
    focusEnd(list.current, open);
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    moveByKey(event, list.current);
  };
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div ref={area} className="relative" onBlur={onLeave}>
      <button
        ref={opener}
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open === false ? undefined : id}
        className={buttonClass({ variant: 'quiet', className: 'min-h-11! px-3! py-1.5!' })}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={(event) => openByKey(event, setOpen)}
      >
        {text}
        <span className="sr-only">{of}</span>
        <Icon name="chevron-down" />
      </button>
      {open !== false && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          onKeyDown={move}
          className="absolute end-0 top-full z-30 mt-1 grid min-w-56 rounded-input border border-line bg-white p-1.5 shadow-toast focus:outline-none max-sm:start-0 max-sm:end-auto"
        >
          {actions.map((action) => (
            <button
              key={action.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="min-h-11 rounded-input px-3 text-start font-semibold text-ink hover:bg-sky-200"
              onClick={() => {
                close();
                action.onPick();
              }}
            >
              {action.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
