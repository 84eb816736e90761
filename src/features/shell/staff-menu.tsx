import { useRef, useState } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { useOnIntent } from '#src/platform/use-on-intent.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

const loadList = () => import('./staff-menu-list.tsx');

/** Which item of the menu takes the focus when a key opens it. */
const OPENING_KEYS: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

/** The Staff Login menu button, as the WAI-ARIA authoring practices have it. */
export function StaffMenu() {
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { loaded, intent } = useOnIntent(loadList);
  const isShown = open !== false && loaded !== undefined;

  return (
    <div ref={area} className="relative">
      <button
        {...intent}
        ref={opener}
        type="button"
        id="staff-menu-button"
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? 'staff-menu' : undefined}
        className={buttonClass({ variant: 'quiet', className: 'px-3!' })}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={(event) => {
          const where = OPENING_KEYS[event.key];
          if (!where) return;
          event.preventDefault();
          setOpen(where);
        }}
      >
        {shellTexts.staffLogin}
        <Icon name="chevron-down" size={100} />
      </button>
      {isShown && <loaded.StaffMenuList start={open} area={area} opener={opener} onClose={() => setOpen(false)} />}
    </div>
  );
}
