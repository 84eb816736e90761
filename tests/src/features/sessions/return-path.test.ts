import { expect, test } from 'vitest';
import { returnPath } from '#src/features/sessions/return-path.ts';

test.each([
  ['/admin/patients?gender=female', 'admin'],
  ['/admin', 'admin'],
  ['/doctor/appointments', 'doctor'],
] as const)('%s is where a login of %s may lead back to', (path, role) => {
  expect(returnPath(path, role)).toBe(path);
});

test.each([
  ['//evil.example/admin/dashboard'],
  ['https://evil.example/admin/dashboard'],
  ['/\\evil.example/admin/dashboard'],
  ['/admin/../..//evil.example/admin'],
  ['javascript:alert(1)'],
  ['/administrator'],
  ['/frontdesk?transcript=x'],
  ['/doctor/dashboard'],
  ['admin/dashboard'],
  [''],
])('%s is not, for an admin', (path) => {
  const back = returnPath(path, 'admin');
  expect(back === undefined || /^\/admin(\/|\?|$)/.test(back)).toBe(true);
  expect(back ?? '').not.toMatch(/^\/\//);
});

test('a doctor is not led into the admin’s area, nor back to the login', () => {
  expect(returnPath('/admin/dashboard', 'doctor')).toBeUndefined();
  expect(returnPath('/doctor/login', 'doctor')).toBeUndefined();
  expect(returnPath(undefined, 'doctor')).toBeUndefined();
});
