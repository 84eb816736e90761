import { expect, test, type Browser, type Page } from '@playwright/test';
import { becomeKiosk, fillAtKiosk, pairHere } from '../support/people/devices.ts';
import { DOCTOR, OTHER_DOCTOR, signInAsDoctor, visit } from '../support/people/doctors.ts';
import { deskOf, type Entry } from '../support/people/rooms.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { startProduct, type Product } from '../support/product/product.ts';

test.use({ serviceWorkers: 'block' });
test.setTimeout(240_000);

const PATIENTS = 56;
const ticketOf = (number: number) => `MORN-${String(number).padStart(4, '0')}`;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function screen(browser: Browser, width: number, height: number): Promise<Page> {
  return (await browser.newContext({ baseURL: product.url, viewport: { width, height } })).newPage();
}

test('a morning of sixty: nobody is called twice, nobody is forgotten, and every screen is right', async ({
  browser,
}) => {
  const desk = await screen(browser, 1440, 900);
  const second = await screen(browser, 1440, 900);
  const room = await screen(browser, 1440, 900);
  const kiosk = await screen(browser, 800, 1280);
  const hall = await screen(browser, 1920, 1080);
  for (const page of [desk, second]) await signInAsAdmin(page);
  await signInAsDoctor(room);
  await hall.clock.install();
  await Promise.all([
    desk.goto('/admin/arrivals'),
    second.goto('/admin/arrivals'),
    room.goto('/doctor/patients'),
    becomeKiosk(kiosk),
    pairHere(hall, { kind: 'display' }).then(() => hall.getByRole('button', { name: 'Start the screen' }).click()),
  ]);
  const { ask, board, move, callNext } = deskOf(second.request);

  // They come, to two doctors; the desk takes each in as it is scanned.
  for (let from = 1; from <= PATIENTS; from += 8) {
    await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const number = from + at;
        const { doctorId } = number % 3 === 0 ? OTHER_DOCTOR : DOCTOR;
        await registerByCall(desk, `Morning Patient ${number}`, ticketOf(number), doctorId);
        await ask('post', '/api/queue/check-in', { ticket: ticketOf(number), doctorId });
      }),
    );
  }
  await fillAtKiosk(kiosk, 'Karla Kiosk');
  await kiosk.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(kiosk.getByRole('button', { name: 'Register Another Patient' })).toBeVisible();
  await kiosk.getByRole('button', { name: 'Register Another Patient' }).click();

  // One with warning signs, the last to come, is the first of her line on every board.
  await visit(desk, { name: 'Ursula Urgent', urgent: true, symptoms: ['chest pain'] });
  const urgent = desk.locator('li[data-row]').filter({ hasText: 'Ursula Urgent' });
  await urgent.getByRole('button', { name: /^Check in/ }).click();
  for (const page of [desk, second])
    await expect(
      page
        .getByRole('list', { name: /^Waiting/ })
        .getByRole('listitem')
        .first(),
    ).toContainText('Ursula Urgent');

  // The kiosk loses its network with somebody before it; the desk takes the number in.
  await fillAtKiosk(kiosk, 'Otto Offline');
  await kiosk.waitForLoadState('networkidle');
  await kiosk.context().setOffline(true);
  await kiosk.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(kiosk.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  const [paper = ''] = /[A-H]\d-\d{4}/.exec(await kiosk.locator('main').innerText()) ?? [];
  await ask('post', '/api/queue/check-in', { ticket: paper, doctorId: OTHER_DOCTOR.doctorId });

  // Four rooms call; somebody is moved to the other doctor, somebody does not come, and the server is killed in between.
  const everybody = (await board()).entries.filter(({ stage }) => stage === 'waiting');
  expect(everybody).toHaveLength(PATIENTS + 3);
  const moved = everybody.find(({ ticket }) => ticket === ticketOf(PATIENTS));
  const karla = everybody.find(({ name }) => name === 'Karla Kiosk');
  const absent = ticketOf(10);
  if (moved) await move(moved._id, { doctorId: OTHER_DOCTOR.doctorId });
  const called: { entry: Entry; place: string; line: string }[] = [];
  const play = async (line: string, place: string): Promise<void> => {
    for (let next = await callNext(line, place); next !== undefined; next = await callNext(line, place)) {
      called.push({ entry: next, place, line });
      if (next.ticket === absent) {
        await move(next._id, { stage: 'called', place });
        await move(next._id, { stage: 'no-show' });
        continue;
      }
      await move(next._id, { stage: 'in-room', place });
      await move(next._id, { stage: 'done' });
      if (called.length === 20) {
        await product.kill();
        await product.start();
      }
    }
  };
  await Promise.all([
    play(DOCTOR.doctorId, 'Room 1'),
    play(OTHER_DOCTOR.doctorId, 'Room 2'),
    play(DOCTOR.doctorId, 'Room 3'),
    play(karla?.doctorId ?? '', 'Room 4'),
  ]);
  const firstTwo = called.filter(({ line }) => line === DOCTOR.doctorId).slice(0, 2);
  expect(firstTwo.map(({ entry }) => entry.name)).toContain('Ursula Urgent');
  expect(called.find(({ entry }) => entry.ticket === moved?.ticket)?.line).toBe(OTHER_DOCTOR.doctorId);

  // The kiosk has its network again: the registration finds the entry that its paper has made.
  await kiosk.context().setOffline(false);
  await expect
    .poll(async () => (await board()).entries.find(({ ticket }) => ticket === paper)?.name)
    .toBe('Otto Offline');

  const { entries } = await board();
  expect(entries).toHaveLength(everybody.length);
  expect(entries.map(({ ticket }) => ticket).toSorted()).toEqual(called.map(({ entry }) => entry.ticket).toSorted());
  expect(new Set(called.map(({ entry }) => entry.ticket)).size).toBe(called.length);
  for (const { ticket, stage, calls } of entries)
    expect([ticket, stage, calls]).toEqual([ticket, ...(ticket === absent ? ['no-show', 2] : ['done', 1])]);

  // Every screen, without a touch: nobody waits, all are done; in the hall, numbers and places only.
  for (const page of [desk, second]) {
    await expect(page.getByText('Nobody is waiting.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /Done$/ }).first()).toContainText(String(entries.length));
  }
  await expect(room.getByRole('region', { name: 'Who is next' })).toContainText('Nobody is waiting');
  await registerByCall(desk, 'Last Patient', ticketOf(99), DOCTOR.doctorId);
  await ask('post', '/api/queue/check-in', { ticket: ticketOf(99), doctorId: DOCTOR.doctorId });
  expect((await callNext(DOCTOR.doctorId, 'Room 1'))?.ticket).toBe(ticketOf(99));
  await expect(room.getByRole('region', { name: 'Who is next' })).toContainText(
    `${ticketOf(99)} has been called to Room 1`,
  );
  const now = hall.getByRole('region', { name: 'Now calling' });
  // Sixty calls in seconds, each first for its eight: the hall's clock goes on to the last.
  await hall.clock.runFor(8_300 * (called.length + 1));
  await expect(now).toContainText(ticketOf(99), { timeout: 60_000 });
  await expect(now).toContainText('Room 1');
  await expect(hall.getByRole('region', { name: 'Called before' }).getByRole('listitem')).toHaveCount(5);
  await expect(hall.getByText(/Morning|Ursula|Kiosk|Otto|Patient/)).toHaveCount(0);
  for (const page of [desk, second, room, kiosk, hall]) await page.context().close();
});
