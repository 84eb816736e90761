import { describe, expect, it } from 'vitest';
import { readVisits } from '#src/features/patient-history/read-visits.ts';

const bare = { status: undefined, doctor: undefined, specialization: undefined, at: undefined, notes: undefined };

describe('the visits of an answer', () => {
  it('are read as product.md §3 writes them', () => {
    const [visit] = readVisits({
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
      key: '0 v1',
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
    expect(readVisits(answer)).toEqual([]);
  });

  it('may be the answer itself, and an entry that is no visit hides no other', () => {
    expect(readVisits([null, 'x', [], { date: '2026-01-02', notes: ' ' }])).toEqual([
      { ...bare, key: '3 ', at: '2026-01-02', symptoms: [], medicines: [] },
    ]);
  });

  it('take a doctor who is a bare id or null as unknown, and one under another name as known', () => {
    const read = readVisits([
      { doctorId: 'abc' },
      { doctorId: null },
      { doctor: { name: 'Dr. B' } },
      { doctorName: 'C' },
    ]);
    expect(read.map(({ doctor }) => doctor)).toEqual([undefined, undefined, 'Dr. B', 'C']);
  });

  it('keep every text of an odd list and drop what is none', () => {
    const [visit] = readVisits([
      { symptoms: 'fever, , cough', medicines: ['Aspirin', { dosage: '1' }, { name: 7 }, null] },
    ]);
    expect(visit?.symptoms).toEqual(['fever', 'cough']);
    expect(visit?.medicines.map(({ name }) => name)).toEqual(['Aspirin', '7']);
  });
});
