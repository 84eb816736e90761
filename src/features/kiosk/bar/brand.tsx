import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { Icon } from '#src/ui/parts/icon.tsx';

/** The mark, leading nowhere: there is no other page on a kiosk. */
export function Brand() {
  return (
    <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight text-ink">
      <Icon name="mark" className="brand-mark size-10" />
      <span>{shellTexts.productName}</span>
    </p>
  );
}
