import { useEffect, useRef } from 'react';
import type { SetUp } from '#shared/contract/staff/second-factor.ts';
import { protectionTexts } from '#src/locales/en/account/protection.ts';

const texts = protectionTexts.app;

/** What an authenticator app reads with the phone's camera, and the same to be typed. */
export function ScanCode({ setUp }: { setUp: SetUp }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import('#src/platform/paper/draw-code.ts').then(({ drawCode }) =>
      frame.current?.replaceChildren(drawCode(setUp.address)),
    );
  }, [setUp.address]);
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{texts.scan}</p>
      <div
        ref={frame}
        role="img"
        aria-label={texts.picture}
        className="size-52 justify-self-center rounded-card bg-white p-3 [&>svg]:size-full"
      />
      <p className="text-ink-2">{texts.type}</p>
      <p className="font-mono text-lg font-semibold wrap-anywhere text-ink select-all">
        {setUp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </p>
    </div>
  );
}
