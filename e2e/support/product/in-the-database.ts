import { expect } from '@playwright/test';
import type { Product } from './product.ts';

export type Registered = { name: string; ticket: string; booked: number; booked_ticket: string | null };

/** Waits until the patient is there, and gives every row of that name with its appointments. */
export async function registered(product: Product, name: string): Promise<Registered[]> {
  const rows = () =>
    product.sql<Registered>(
      `select p.name, p.ticket, count(a.id)::int as booked, min(a.ticket) as booked_ticket
         from patients p left join appointments a on a.patient_id = p.id
        where p.name = $1 group by p.id, p.name, p.ticket`,
      [name],
    );
  await expect.poll(async () => (await rows()).map(({ booked }) => booked), { timeout: 45_000 }).toContain(1);
  return rows();
}

/** Exactly one patient of this name with exactly one appointment, both under this ticket. */
export async function expectOne(product: Product, name: string, ticket: string): Promise<void> {
  expect(await registered(product, name)).toEqual([{ name, ticket, booked: 1, booked_ticket: ticket }]);
}
