import { eq } from 'drizzle-orm';
import { clinicPictures } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type ClinicPictureRow = typeof clinicPictures.$inferSelect;

/** A picture of the clinic's own; undefined if it has none of that name. */
export async function findClinicPicture(db: Queryable, name: string): Promise<ClinicPictureRow | undefined> {
  const [row] = await db.select().from(clinicPictures).where(eq(clinicPictures.name, name));
  return row;
}

/** Stores a picture in place of the one of that name. */
export async function storeClinicPicture(db: Queryable, row: ClinicPictureRow): Promise<void> {
  await db.insert(clinicPictures).values(row).onConflictDoUpdate({ target: clinicPictures.name, set: row });
}

/** Removes a picture, if there is one. */
export async function removeClinicPicture(db: Queryable, name: string): Promise<void> {
  await db.delete(clinicPictures).where(eq(clinicPictures.name, name));
}
