import { shellTexts } from '#src/locales/en/shell.ts';

/** The mark, leading nowhere: there is no other page on a kiosk. */
export function Brand() {
  return (
    <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight text-ink">
      <img src="/icons/favicon.svg" alt="" width="40" height="40" className="size-10" />
      <span>{shellTexts.productName}</span>
    </p>
  );
}
