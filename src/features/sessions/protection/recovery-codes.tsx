import { protectionTexts } from '#src/locales/en/account/protection.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useFocusOnMount } from '#src/ui/parts/use-focus-on-mount.ts';

const texts = protectionTexts.recovery;

/** Codes that are shown this once, large enough to copy by hand. */
export function RecoveryCodesPanel({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const panel = useFocusOnMount<HTMLElement>();
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.title}
      className="grid gap-4 rounded-card border-2 border-brand bg-sky-100 p-5"
    >
      <h2 className="text-lg font-bold text-ink">{texts.title}</h2>
      <p className="text-ink-2">{texts.text}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-1 font-mono text-lg font-bold wrap-anywhere text-ink select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon="check" onClick={onKept}>
          {texts.saved}
        </Button>
        <Button variant="secondary" icon="printer" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </section>
  );
}
