import fc from 'fast-check';

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Texts that have broken somebody's server. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u0000\ufeff',
  '\u{10ffff}'.repeat(50),
  'é'.repeat(5_000),
  'x'.repeat(9_000),
  '9'.repeat(400),
  '1e400',
  '-0',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e/',
  "' or 1=1 --",
  '"; drop table patients; --',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '\r\nX-Injected: yes',
  '(a+)+$',
  `${'a'.repeat(3_000)}!`,
  '2026-02-31T25:61:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'AAAA'.repeat(2_000),
];

const NUMBERS: readonly number[] = [
  -1,
  0,
  -0,
  0.1,
  1e-320,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e300,
  1e15 + 0.3,
];

/** A text, mostly one that has broken somebody's server. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Any JSON value that a field was not made for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { $ne: 1 }, { length: 1e9 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 200 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'a', ''), hostileText) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** A body that is no JSON, or JSON that nobody writes. */
export const hostileBody = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '""',
  '1e400',
  '\u0000',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  nested(3_000, '[', ']'),
  nested(3_000, '{"a":', '}'),
  `[${'0,'.repeat(6_000)}0]`,
  `{${Array.from({ length: 800 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  'a=1&b=2',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
);
