import { afterEach, expect, test, vi } from 'vitest';
import { ACCOUNT_KIND_HEADER } from '#shared/contract/wire/acting-as.ts';
import { afterLogin, forgetKind, homeOf, isForReception, noteKind } from '#src/platform/staff/session/account-kind.ts';

const logIn = (kind: string) => noteKind(new Headers({ [ACCOUNT_KIND_HEADER]: kind }));
afterEach(forgetKind);

test('a receptionist begins with the day, an administrator and a doctor where they always did', () => {
  logIn('desk');
  expect([homeOf('admin'), homeOf('doctor')]).toEqual(['/admin/arrivals', '/doctor/dashboard']);
  logIn('admin');
  expect(homeOf('admin')).toBe('/admin/dashboard');
});

test('what nobody has thought of is an administrator’s', () => {
  for (const path of ['/admin/arrivals', '/admin/patients/0190b2c0-0000-7000-8000-00000000000d', '/admin/unsent'])
    expect([path, isForReception(path, {})]).toEqual([path, true]);
  for (const path of ['/admin/dashboard', '/admin/settings', '/admin/doctors', '/admin/patients/a/b', '/admin/new'])
    expect([path, isForReception(path, {})]).toEqual([path, false]);
  expect(isForReception('/admin/patients', { view: 'deleted' })).toBe(false);
});

test('a login leads back to the page that asked for it, but a receptionist never to an administrator’s', () => {
  logIn('desk');
  expect(afterLogin('admin', '/admin/patients?search=a')).toBe('/admin/patients?search=a');
  expect(afterLogin('admin', '/admin/patients?view=deleted')).toBe('/admin/arrivals');
  expect(afterLogin('admin', '/admin/settings?view=staff')).toBe('/admin/arrivals');
  expect(afterLogin('doctor', '/doctor/patients')).toBe('/doctor/patients');
  logIn('admin');
  expect(afterLogin('admin', '/admin/settings?view=staff')).toBe('/admin/settings?view=staff');
});

test('a new tab begins as what this browser’s last answer said, until somebody logs out', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const newTab = async () => {
    vi.resetModules();
    return (await import('#src/platform/staff/session/account-kind.ts')).isReceptionist();
  };
  logIn('desk');
  expect(await newTab()).toBe(true);
  logIn('admin');
  expect(await newTab()).toBe(false);
  logIn('desk');
  forgetKind();
  expect(await newTab()).toBe(false);
  vi.unstubAllGlobals();
});
