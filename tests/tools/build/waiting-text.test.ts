import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { waitingText } from '../../../tools/build/waiting-text.ts';

const [, english = '', script = ''] = /<\/span>(.+)<\/div><script>([^]+)<\/script>$/.exec(waitingText()) ?? [];

/** What stands on a page until it is drawn, and how. */
function saidOn(pathname: string, kept: { visit?: string; staff?: string }) {
  const waiting = { lang: 'en', dir: 'ltr', lastChild: { data: english } };
  const holding = (name: string, tag: string | undefined) => ({
    getItem: (asked: string) => (asked === name ? (tag ?? null) : null),
  });
  runInNewContext(script, {
    location: { pathname },
    document: { currentScript: { previousElementSibling: waiting } },
    sessionStorage: holding('frontdesk-language', kept.visit),
    localStorage: holding('frontdesk-staff-language', kept.staff),
  });
  return [waiting.lang, waiting.dir, waiting.lastChild.data];
}

test.each([
  ['/kiosk', {}, ['en', 'ltr', 'One moment…']],
  ['/kiosk', { visit: 'ar', staff: 'es' }, ['ar', 'rtl', 'لحظة من فضلك…']],
  // The patient before them has read another language.
  ['/admin/settings', { visit: 'ar', staff: 'es' }, ['es', 'ltr', 'Un momento…']],
  ['/admin/settings', { visit: 'ar' }, ['en', 'ltr', 'One moment…']],
  ['/my', { visit: 'constructor' }, ['en', 'ltr', 'One moment…']],
])('%s waits in the language that was chosen for it: %j', (pathname, kept, said) => {
  expect(saidOn(pathname, kept)).toEqual(said);
});

test('where storage is blocked, it waits in English', () => {
  expect(() => runInNewContext(script, { location: { pathname: '/kiosk' } })).not.toThrow();
});
