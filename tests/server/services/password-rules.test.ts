import { expect, test } from 'vitest';
import { passwordFault } from '#server/services/passwords/password-rules.ts';

const OWN = ['lea.novak@clinic.example', 'Dr. Lea Novák', 'CARD-7'];

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'welcome2026',
  '!!letmein!!',
  '12345678',
  '87654321',
  'qwertyuiop',
  'lkjhgfdsa',
  'aaaaaaaa',
  'abababab',
  'Summer2026!',
  'frontdesk2026',
  'hospital1!',
  // Of the long list, and in the wide letters of another keyboard.
  '13101992',
  'ｔｒｕｓｔｎｏ１',
  'iloveyou22',
])('%s is one of the first that are tried', (password) => expect(passwordFault(password, OWN)).resolves.toBe('common'));

test.each(['novak2026', 'Novák!!!1', 'lea.novak@clinic.example1', 'clinic.example'])(
  '%s is made of the account’s own words',
  (password) => expect(passwordFault(password, OWN)).resolves.toBe('about-you'),
);

test.each([
  'correct horse battery',
  'grey pelican at noon',
  'Tr0ub4dor&3x',
  'heslo čtyři žirafy',
  '日本語のパスワード',
  'novaks otter bicycle',
])('%s is good enough', (password) => expect(passwordFault(password, OWN)).resolves.toBeUndefined());
