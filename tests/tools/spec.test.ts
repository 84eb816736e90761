import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FAMILIES = 'PAGE|REG|VOICE|WORDS|WARN|LOGIN|ADM|DOC|RX|CALL|DATA|ERR|OFF|KIOSK|QUEUE|SAFE|NUM|RUN';
const CITED = new RegExp(`\\b(?:${FAMILIES})-(?:[A-Z]+(?:-\\d+)?|\\d+)\\b`, 'g');
const STATED = new RegExp(`^- \\*\\*((?:${FAMILIES})-[A-Z0-9-]+)\\*\\*`, 'gm');

const pages = readdirSync('docs/spec').map((page) => readFileSync(`docs/spec/${page}`, 'utf8'));
const stated = pages.flatMap((page) => [...page.matchAll(STATED)].map(([, id]) => id));

/** A place in the repository, without one that has a star or braces to be filled in. */
const PLACE = /(?<![\w./-])(?:src|server|shared|tools|tests|e2e|bench|corpus|docs)\/[\w./-]*\w(?![\w*{}/])/g;

const committed = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const sources = committed('src', 'server', 'shared', 'tools', 'tests', 'e2e', 'bench', '.size-limit.mjs').filter(
  (file) => /\.(tsx?|mjs|css)$/.test(file),
);

it('every rule has an id of its own', () => {
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter((id, at) => stated.indexOf(id) !== at)).toEqual([]);
});

it('every rule that code or a test cites is stated', () => {
  const known = new Set(stated);
  const cited = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITED)].map(([id]) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});

const decisions = readdirSync('docs/decisions').filter((page) => page !== 'README.md');

it('every decision that code cites exists', () => {
  const known = new Set(decisions.map((page) => page.slice(0, 4)));
  const cited = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecisions\/(\d{4})/g)].map(([, number = '']) => ({ file, number })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
});

it('every decision has a number of its own, a status, and a row in the table', () => {
  const numbers = decisions.map((page) => page.slice(0, 4));
  const table = readFileSync('docs/decisions/README.md', 'utf8');
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(decisions.filter((page) => !table.includes(`(${page})`))).toEqual([]);
  const status = /^# \d{4} .+\n\nStatus: (?:accepted|superseded by \d{4}) · \d{4}-\d\d-\d\d/;
  expect(decisions.filter((page) => !status.test(readFileSync(`docs/decisions/${page}`, 'utf8')))).toEqual([]);
});

it('every file and folder that a document names is there', () => {
  const documents = ['README.md', ...committed('docs').filter((page) => page.endsWith('.md'))];
  const named = documents.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(PLACE)].map(([place]) => ({ page, place })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ place }) => !existsSync(place) && !/[A-Z]{4}/.test(place))).toEqual([]);
});

it('every page of code cites only documents that lie here', () => {
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[\w/-]+\.md\b/g)].map(([page]) => ({ file, page })),
  );
  const stray = named.filter(({ page }) => !existsSync(page) && !existsSync(`docs/${page}`));
  expect(stray).toEqual([]);
});

it('every test that the security checklist names is there', () => {
  const rows = readFileSync('docs/security.md', 'utf8').matchAll(/^\|(?:[^|]*\|){2}([^|]*)\|$/gm);
  const named = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(50);
  const isThere = (name: string) =>
    [name, `tests/server/${name}`, `tests/server/${name}.test.ts`].some((path) => existsSync(path));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
