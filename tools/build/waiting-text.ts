import { TRANSLATED } from '../../shared/languages/screens/screen-languages.ts';
import { barePageTexts } from '../../src/locales/en/patient/bare-page.ts';
import { OF_STAFF, OF_VISIT, STAFFS_PAGES } from '../../src/platform/language/kept-choice.ts';
import { readTranslations } from '../language/catalogues/po-files.ts';

const MODULE = 'patient/bare-page';

/**
 * What a page without a first paint shows if its root stays empty for long (src/ui/style/parts.css): in English, or in the
 * language chosen in this window; on the staff's pages, in theirs. Nothing has been loaded by then.
 */
export function waitingText(): string {
  const { oneMoment } = barePageTexts;
  const said = Object.entries(TRANSLATED).flatMap(([tag, { direction }]) =>
    readTranslations(tag, MODULE)
      .filter(({ english, text, isStale }) => english === oneMoment && text !== '' && !isStale)
      .map(({ text }) => [tag, [text, direction]]),
  );
  const script = `(()=>{try{
const tag=${String(STAFFS_PAGES)}.test(location.pathname)?localStorage.getItem('${OF_STAFF}'):sessionStorage.getItem('${OF_VISIT}');
const said=new Map(${JSON.stringify(said).replaceAll('<', String.raw`\u003c`)}).get(tag);
const waiting=document.currentScript.previousElementSibling;
if(said){waiting.lang=tag;waiting.dir=said[1];waiting.lastChild.data=said[0]}
}catch{}})()`;
  return `<div class="page-waiting" role="status"><span class="spinner"></span>${oneMoment}</div><script>${script}</script>`;
}
