import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { OF_STAFF, OF_VISIT, STAFFS_PAGES } from './kept-choice.ts';
import { firstLanguage } from './offered-languages.ts';
import { showLanguage } from './show-language.ts';

let chosen: LanguageTag | undefined;

/** The language of a page: staff have their own, whatever the patient before them has read. */
export function languageOfPage(pathname: string): LanguageTag {
  if (isStaffsPage(pathname)) return kept('localStorage', OF_STAFF) ?? 'en';
  return chosen ?? firstLanguage();
}

export const isStaffsPage = (pathname: string): boolean => STAFFS_PAGES.test(pathname);

/** Whether the patient has chosen, on this page or before it was reloaded. */
export const isLanguageChosen = (): boolean => chosen !== undefined;

/** Draws the page in its language before it is seen. */
export async function startLanguage(pathname: string): Promise<void> {
  // A kiosk that was reloaded cannot know who stands there now: its draft does (features/registration/visit/draft.ts).
  if (deviceNow()?.kind !== 'kiosk') chosen = kept('sessionStorage', OF_VISIT);
  await showLanguage(languageOfPage(pathname), { withStaff: isStaffsPage(pathname) });
}

/**
 * The patient chooses a language, for this visit.
 * @returns `missing` if it cannot be had now, and what is drawn stays as it is; `overtaken` if another one was chosen, or
 * the visit ended, before it came
 */
export async function chooseLanguage(tag: LanguageTag): Promise<'shown' | 'missing' | 'overtaken'> {
  const before = chosen;
  // Known before anything is drawn in it, or another one would be offered over it.
  chosen = tag;
  const isThere = await showLanguage(tag);
  if (chosen !== tag) return 'overtaken';
  if (!isThere) {
    chosen = before;
    // It may still be on its way.
    void showLanguage(before ?? firstLanguage());
    // What was chosen before may have come only now.
    keep('sessionStorage', OF_VISIT, before ?? '');
    return 'missing';
  }
  keep('sessionStorage', OF_VISIT, tag);
  return 'shown';
}

let staffsLast: LanguageTag | undefined;

/** Somebody of the staff chooses a language, for this browser. */
export async function chooseStaffLanguage(tag: LanguageTag): Promise<boolean> {
  staffsLast = tag;
  if (!(await showLanguage(tag, { withStaff: true }))) return false;
  // Another may have been chosen while this one was on its way.
  if (staffsLast === tag) keep('localStorage', OF_STAFF, tag);
  return true;
}

/** The next visitor begins in the device's own language. */
export function forgetLanguage(): void {
  chosen = undefined;
  keep('sessionStorage', OF_VISIT, '');
  void showLanguage(firstLanguage()).then((isThere) => {
    // Rather English than the language of whoever has left.
    if (!isThere && chosen === undefined) void showLanguage('en');
  });
}

type StorageName = 'localStorage' | 'sessionStorage';

function kept(storage: StorageName, name: string): LanguageTag | undefined {
  try {
    const tag = globalThis[storage].getItem(name) ?? '';
    return isLanguageTag(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

function keep(storage: StorageName, name: string, tag: string): void {
  try {
    if (tag === '') globalThis[storage].removeItem(name);
    else globalThis[storage].setItem(name, tag);
  } catch {
    // Storage may be blocked: the language then lasts as long as the page.
  }
}
