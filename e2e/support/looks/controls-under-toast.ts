import type { Page } from '@playwright/test';

/** The names of what can be pressed and lies under the toast. */
export const controlsUnderToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (toast === undefined) return ['no toast'];
    return [...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary')]
      .filter((control) => control.closest('.toast') === null && control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return (
          box.height > 0 &&
          box.right > toast.left &&
          box.left < toast.right &&
          box.bottom > toast.top &&
          box.top < toast.bottom
        );
      })
      .map((control) => control.textContent || control.id);
  });
