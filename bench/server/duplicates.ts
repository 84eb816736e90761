/**
 * How well people who register twice are told from people who only look like one: 1,000 made pairs, half of them one
 * person with typing and hearing errors. A pair counts as found when the keys would have found it and the score says so.
 *
 *   node bench/server/duplicates.ts [pairs] [seed]
 */
import { likeness, type Person } from '#shared/clinic/likeness.ts';
import { personKeys } from '#shared/clinic/person-keys.ts';
import { madePairs, randomFrom } from '../support/made-people.ts';

const LEAST_PRECISION = 0.95;
const LEAST_RECALL = 0.8;

const [count = 1000, seed = 20261121] = process.argv.slice(2).map(Number);
const pairs = madePairs(count, randomFrom(seed));
const judged = pairs.map((pair) => ({
  ...pair,
  found: meets(pair.one, pair.other) && likeness(pair.one, pair.other) !== undefined,
}));

/** As the query of duplicates-repository looks for candidates. */
function meets(one: Person, other: Person): boolean {
  const [a, b] = [personKeys(one), personKeys(other)];
  const phoneMayBeOne =
    a.phone === '' ||
    b.phone === '' ||
    a.phone.slice(0, 3) === b.phone.slice(0, 3) ||
    a.phone.slice(-3) === b.phone.slice(-3);
  const shares = (mine: string, theirs: string, myOther: string, theirOther: string) =>
    mine !== '' && mine === theirs && myOther[0] === theirOther[0] && phoneMayBeOne;
  return (
    (a.phone !== '' && a.phone === b.phone) ||
    shares(a.family, b.family, a.given, b.given) ||
    shares(a.given, b.given, a.family, b.family) ||
    shares(a.family, b.given, a.given, b.family) ||
    shares(a.given, b.family, a.family, b.given)
  );
}

const found = judged.filter((pair) => pair.found);
const same = judged.filter((pair) => pair.same);
const right = found.filter((pair) => pair.same).length;
const precision = right / found.length;
const recall = right / same.length;

console.log(`${count} pairs, ${same.length} of them one person, seed ${seed}`);
for (const how of [...new Set(judged.map((pair) => pair.how))].toSorted()) {
  const kind = judged.filter((pair) => pair.how === how);
  const said = kind.filter((pair) => pair.found).length;
  console.log(
    `${how.padEnd(28)}${kind[0]?.same === true ? 'one person ' : 'two people '} ${said} of ${kind.length} said to be one`,
  );
}
console.log(
  `precision ${percent(precision)} (target ${percent(LEAST_PRECISION)}), recall ${percent(recall)} (target ${percent(LEAST_RECALL)})`,
);
process.exitCode = precision < LEAST_PRECISION || recall < LEAST_RECALL ? 1 : 0;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
