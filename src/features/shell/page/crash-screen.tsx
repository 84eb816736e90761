import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { isMissingChunk } from '#src/platform/loading/later/missing-chunk.ts';
import { useOutOfReach } from '#src/platform/api/http/own-server.ts';
import { useFullStyles } from '#src/platform/loading/first-paint/full-styles.ts';
import { useLanguageOfTexts } from '#src/platform/language/use-language-of-texts.ts';
import { useReloadUnattended } from '#src/platform/update/unattended.ts';
import { Button, buttonClass } from '#src/ui/parts/button.tsx';
import { CentredMessage } from './centred-message.tsx';

/**
 * Shown where a screen has crashed. It offers a reload and never reloads automatically; the home link is a plain one,
 * so that it starts afresh. Nearly every part of a build is cached for offline use; the rarest are cached once they
 * have been used.
 */
export function CrashScreen({ error }: { error: unknown }) {
  useFullStyles();
  useReloadUnattended();
  useLanguageOfTexts();
  const isMissing = isMissingChunk(error);
  const missing = useOutOfReach(isMissing) ? shellTexts.chunkNeedsNetwork : shellTexts.chunkMissing;
  const words = isMissing ? missing : shellTexts.crash;
  return (
    <CentredMessage icon="life-buoy" title={words.title} text={words.text}>
      <Button icon="refresh-cw" size="lg" onClick={() => location.reload()}>
        {shellTexts.crash.reload}
      </Button>
      <a href="/" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        {shellTexts.crash.home}
      </a>
    </CentredMessage>
  );
}
