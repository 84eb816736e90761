import { describe, expect, it } from 'vitest';
import { readPrescriptions, readVisits } from '#src/features/patient-history/read-visits.ts';

const bare = { status: undefined, doctor: undefined, specialization: undefined, at: undefined, notes: undefined };

describe('the visits of an answer', () => {
  it('are read as the specification writes them', () => {
    const [visit] = readPrescriptions({
      prescriptions: [
        {
          _id: 'v1',
          createdAt: '2026-01-02T03:04:05Z',
          status: 'Completed',
          doctorId: { name: 'Dr. A', specialization: 'Cardiology' },
          symptoms: ['fever'],
          medicines: [{ name: 'Aspirin', dosage: '100 mg', frequency: 'daily' }],
          notes: 'Rest.',
        },
      ],
    });
    expect(visit).toEqual({
      key: 'prescription 0 v1',
      id: 'v1',
      kind: 'prescription',
      at: '2026-01-02T03:04:05Z',
      status: 'Completed',
      doctor: 'Dr. A',
      specialization: 'Cardiology',
      symptoms: ['fever'],
      medicines: [{ name: 'Aspirin', dosage: '100 mg', frequency: 'daily' }],
      notes: 'Rest.',
    });
  });

  it.each([
    ['nothing', undefined],
    ['no list', { prescriptions: 'none' }],
    ['null', { prescriptions: null }],
    ['a text', 'ok'],
    ['a number', 3],
  ])('are none where there is %s', (_name, answer) => {
    expect(readPrescriptions(answer)).toEqual([]);
  });

  it('may be the answer itself, and an entry that is no visit hides no other', () => {
    expect(readPrescriptions([null, 'x', [], { date: '2026-01-02', notes: ' ' }])).toEqual([
      { ...bare, key: 'prescription 3 ', kind: 'prescription', at: '2026-01-02', symptoms: [], medicines: [] },
    ]);
  });

  it('take a doctor who is a bare id or null as unknown, and one under another name as known', () => {
    const read = readPrescriptions([
      { doctorId: 'abc' },
      { doctorId: null },
      { doctor: { name: 'Dr. B' } },
      { doctorName: 'C' },
    ]);
    expect(read.map(({ doctor }) => doctor)).toEqual([undefined, undefined, 'Dr. B', 'C']);
  });

  it('keep every text of an odd list and drop what is none', () => {
    const [visit] = readPrescriptions([
      { symptoms: 'fever, , cough', medicines: ['Aspirin', { dosage: '1' }, { name: 7 }, null] },
    ]);
    expect(visit?.symptoms).toEqual(['fever', 'cough']);
    expect(visit?.medicines.map(({ name }) => name)).toEqual(['Aspirin', '7']);
  });
});

describe('everything that has happened to a patient', () => {
  it('is the appointments with their outcome and the prescriptions, the latest first', () => {
    const answer = {
      visits: [
        { _id: 'a2', date: '2026-03-02T10:00:00Z', status: 'cancelled', statusReason: 'Did not come' },
        { _id: 'a1', date: '2026-01-02T10:00:00Z', status: 'completed', doctorId: { name: 'Dr. A' } },
      ],
      prescriptions: [{ _id: 'p', createdAt: '2026-02-01T10:00:00Z' }, { _id: 'undated' }],
    };
    const all = readVisits(answer, readPrescriptions(answer));
    expect(all.map(({ kind, status, notes }) => [kind, status, notes])).toEqual([
      ['visit', 'cancelled', 'Did not come'],
      ['prescription', undefined, undefined],
      ['visit', 'completed', undefined],
      ['prescription', undefined, undefined],
    ]);
  });

  it('is the prescriptions as they came where a backend knows nothing else', () => {
    const answer = [{ _id: 'one' }, { _id: 'two', date: '2026-01-01' }];
    expect(readVisits(answer, readPrescriptions(answer))).toEqual(readPrescriptions(answer));
  });
});
