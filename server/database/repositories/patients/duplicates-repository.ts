import { and, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { patients } from '#server/database/schema/schema.ts';

export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly gender: string;
  readonly phone: string;
  readonly ticket: string | null;
  readonly receivedAt: Date;
};

/** More under one key than this says nothing about anybody. */
const MOST_OF_ONE_KEY = 40;
const OTHER = { family: 'given', given: 'family' } as const;

const person = {
  id: patients.id,
  name: patients.name,
  age: patients.age,
  gender: patients.gender,
  phone: patients.phone,
  ticket: patients.ticket,
  receivedAt: patients.receivedAt,
};

/** The patients of these ids, deleted ones left out. */
export async function listPeople(db: Queryable, ids: readonly string[]): Promise<PersonRow[]> {
  return db
    .select(person)
    .from(patients)
    .where(and(sql`${patients.id} = any(${sql.param([...ids])}::uuid[])`, isNull(patients.deletedAt)));
}

/** Pairs of ids: of each of `ids`, whoever shares a name's sound at nearly the same age, or the end of a phone number. */
export async function pairCandidates(
  db: Queryable,
  ids: readonly string[],
): Promise<{ readonly of: string; readonly id: string }[]> {
  // A key each, so that each part is one walk along one index.
  const under = (condition: string) =>
    sql.raw(
      `(select c.id from patients c where c.deleted_at is null and c.id <> p.id and ${condition} limit ${MOST_OF_ONE_KEY})`,
    );
  // One slip in a phone number leaves its beginning or its end as they were.
  const phoneMayBeOne = `(c.phone_key = '' or p.phone_key = ''
    or left(c.phone_key, 3) = left(p.phone_key, 3) or right(c.phone_key, 3) = right(p.phone_key, 3))`;
  // A key that is shared, nearly the same age, and the other name begins alike: common names would else bring hundreds.
  const shared = (mine: 'family' | 'given', theirs: 'family' | 'given') => {
    const [myOther, theirOther] = [OTHER[mine], OTHER[theirs]];
    return under(
      `p.${mine}_key <> '' and c.${theirs}_key = p.${mine}_key and c.age between p.age - 1 and p.age + 1
       and left(c.${theirOther}_key, 1) = left(p.${myOther}_key, 1) and ${phoneMayBeOne}`,
    );
  };
  const found = await db.execute<{ of: string; id: string }>(sql`
    select p.id as of, k.id from patients p cross join lateral (
      ${shared('family', 'family')} union ${shared('given', 'given')}
      union ${shared('family', 'given')} union ${shared('given', 'family')}
      union ${under("p.phone_key <> '' and c.phone_key = p.phone_key")}
    ) k where p.id = any(${sql.param([...ids])}::uuid[]) and p.deleted_at is null`);
  return found.rows;
}
