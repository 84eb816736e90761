import { describe, expect, test } from 'vitest';
import { isRole, ROLE_NAMES, ROLES, roleOfPath } from '#shared/contract/staff/roles.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { auditTexts } from '#src/locales/en/admin/audit.ts';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { passwordTexts } from '#src/locales/en/staff/passwords.ts';

describe.each(ROLE_NAMES)('the role %s', (role) => {
  const { area, home, openPage, session } = ROLES[role];

  test('has pages that are its own, and none of another role', () => {
    expect(roleOfPath(area)).toBe(role);
    expect(roleOfPath(home)).toBe(role);
    expect(roleOfPath(`${area}-other`)).toBeUndefined();
    if (openPage !== null) expect(roleOfPath(openPage)).toBeUndefined();
  });

  test('logs in where no other role does', () => {
    expect(ROLE_NAMES.filter((other) => ROLES[other].session === session)).toEqual([role]);
  });

  test('has its words wherever roles are named', () => {
    const words = [
      loginTexts.title,
      loginTexts.subtitle,
      loginTexts.success,
      loginTexts.forgotHelp,
      passwordTexts.isSet,
      settingsTexts.sessions.roles,
      auditTexts.someone,
    ];
    expect(words.filter((table) => !table[role])).toEqual([]);
  });
});

test('nothing but a role of the table is one', () => {
  expect(['nobody', 'toString', undefined, 1].filter(isRole)).toEqual([]);
});
