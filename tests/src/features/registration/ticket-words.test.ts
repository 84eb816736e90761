import { describe, expect, it } from 'vitest';
import { ticketWords, type ReadAt, type TicketFacts } from '#src/features/registration/ticket/ticket-words.ts';

const PLACES: readonly ReadAt[] = ['clinic screen', 'in the house', 'at home'];
type Over = Partial<Omit<TicketFacts, 'outcome'>> & { outcome?: Partial<TicketFacts['outcome']> };
function words(at: ReadAt, { outcome, ...over }: Over = {}) {
  const facts: TicketFacts = {
    isWarned: false,
    time: undefined,
    clinic: { name: 'Riverside Hospital', phone: '+43 1 234' },
    where: '2nd floor, room 214',
    ...over,
    outcome: { kind: 'accepted', by: 'form', to: { hasPhone: true }, ...outcome },
  };
  return ticketWords(facts, at);
}
const TODAY = { words: 'today 14:20', isToday: true };
const MONDAY = { words: 'Monday 4 January, 14:20', isToday: false };

describe('what happens next, by place', () => {
  it.each([
    [
      'clinic screen',
      undefined,
      'Keep your ticket number.|Please take a seat: 2nd floor, room 214.|We will call your ticket number.',
    ],
    [
      'clinic screen',
      TODAY,
      'Keep your ticket number.|Please take a seat: 2nd floor, room 214.|We will call your ticket number. Your time: today 14:20.',
    ],
    [
      'clinic screen',
      MONDAY,
      'Keep your ticket number.|Please come back for your time: Monday 4 January, 14:20.|Show this ticket when you arrive, and go to: 2nd floor, room 214.',
    ],
    [
      'in the house',
      undefined,
      'Show this ticket at the front desk, so that we know you are here.|Please take a seat: 2nd floor, room 214.|We will call your ticket number.',
    ],
    [
      'in the house',
      MONDAY,
      'Keep your ticket number.|Please come back for your time: Monday 4 January, 14:20.|Show this ticket when you arrive, and go to: 2nd floor, room 214.',
    ],
    [
      'at home',
      undefined,
      'Please come to Riverside Hospital today.|Show this ticket when you arrive, and go to: 2nd floor, room 214.|We will call your ticket number.',
    ],
    [
      'at home',
      TODAY,
      'Please come to Riverside Hospital: today 14:20.|Show this ticket when you arrive, and go to: 2nd floor, room 214.|We will call your ticket number.',
    ],
    [
      'at home',
      MONDAY,
      'Please come to Riverside Hospital: Monday 4 January, 14:20.|Show this ticket when you arrive, and go to: 2nd floor, room 214.|We will call your ticket number.',
    ],
  ] as const)('%s, %o', (at, time, steps) => {
    expect(words(at, { time }).steps.join('|')).toBe(steps);
  });

  it.each([
    ['clinic screen', 'Reception gives you your time. Show this ticket.'],
    ['in the house', 'Reception gives you your time. Show this ticket.'],
    ['at home', 'The clinic will give you a time.'],
  ] as const)('%s, where the desk gives the time', (at, step) => {
    expect(words(at, { outcome: { slot: { state: 'asked' } } }).steps).toContain(step);
  });

  it.each([
    [undefined, 'We will call your ticket number.'],
    [0, 'We will call your ticket number. Nobody was waiting before you when you registered.'],
    [1, 'We will call your ticket number. One person was waiting before you when you registered.'],
    [7, 'We will call your ticket number. 7 people were waiting before you when you registered.'],
  ])('where %s wait, it is said of the moment of registering, at a screen of the clinic', (ahead, step) => {
    expect(words('clinic screen', { outcome: { slot: { ahead } } }).steps[2]).toBe(step);
    expect(words('clinic screen', { outcome: { slot: { ahead } }, time: TODAY }).steps.join(' ')).not.toMatch(
      /waiting before/,
    );
    expect(words('at home', { outcome: { slot: { ahead } } }).steps.join(' ')).not.toMatch(/waiting before/);
  });

  it('invites to the clinic, not to the product’s name, where the house has not said its own', () => {
    const clinic = { name: 'Frontdesk', phone: '' };
    expect(words('at home', { clinic }).steps[0]).toBe('Please come to the clinic today.');
    expect(words('at home', { clinic, time: MONDAY }).steps[0]).toBe(
      'Please come to the clinic: Monday 4 January, 14:20.',
    );
  });

  it('names no place that the clinic has not set', () => {
    for (const at of PLACES) expect(words(at, { where: '' }).steps.join(' ')).not.toMatch(/room|: \.|undefined/);
  });
});

describe('what became of it, by place', () => {
  it.each([
    [
      'clinic screen',
      'saved',
      'Please tell reception. It will be sent automatically as soon as the connection is back.',
    ],
    [
      'in the house',
      'saved',
      'Please tell reception. It will be sent automatically as soon as the connection is back.',
    ],
    [
      'at home',
      'saved',
      'It will be sent automatically as soon as this device is online again. Please keep this page open.',
    ],
    [
      'clinic screen',
      'needs attention',
      'Your registration is saved on this device, but it could not be completed without help. Show this ticket.',
    ],
    [
      'at home',
      'needs attention',
      'Your registration is saved on this device, but it could not be completed without help. Please call +43 1 234 and have your ticket number ready.',
    ],
  ] as const)('%s, %s', (at, kind, line) => {
    expect(words(at, { outcome: { kind } }).lines[0]).toBe(line);
    expect(words(at, { outcome: { kind } }).steps).toEqual([]);
  });

  it('keeps the owner’s sentences first, letter for letter, and follows each with what makes it true', () => {
    for (const at of PLACES) {
      expect(words(at).lines).toEqual([
        'Your information has been submitted and a prescription has been generated.',
        'Any draft is for your doctor to check: no medicine is prescribed before your doctor has signed it.',
      ]);
      expect(words(at, { outcome: { by: 'voice' } }).lines[0]).toBe(
        'The prescription will be sent to the given phone number via SMS',
      );
      expect(words(at, { outcome: { by: 'voice', to: { hasPhone: false } } }).lines[1]).toMatch(/no SMS will be sent/);
    }
  });
});

it('tells nobody at home to take a seat or to see a reception, whatever became of the registration', () => {
  for (const kind of ['accepted', 'saved', 'needs attention'] as const)
    for (const by of ['voice', 'form'] as const)
      for (const time of [undefined, TODAY, MONDAY])
        for (const isWarned of [false, true])
          for (const hasPhone of [false, true])
            for (const phone of ['', '+43 1 234']) {
              const clinic = { name: 'Riverside Hospital', phone };
              const outcome = { kind, by, edited: true, unkept: true, to: { hasPhone } };
              const { title, lines, steps } = words('at home', { outcome, time, isWarned, clinic });
              const all = [title, ...lines, ...steps].join(' ');
              expect(all).not.toMatch(
                /take a seat|reception|front desk|can wait here|see you here|called to this screen/i,
              );
              if (isWarned) expect(steps).toEqual([]);
            }
});
