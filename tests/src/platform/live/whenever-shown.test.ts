import { afterEach, expect, test, vi } from 'vitest';
import { askWheneverShown } from '#src/platform/live/whenever-shown.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that the browser brings back asks again, one that it has just loaded does not, nor one that is left', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const ask = vi.fn();
  const leave = askWheneverShown(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  show(false);
  expect(ask).toHaveBeenCalledTimes(1);
  show(true);
  show(true);
  expect(ask).toHaveBeenCalledTimes(3);
  leave();
  show(true);
  expect(ask).toHaveBeenCalledTimes(3);
});
