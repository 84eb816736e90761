import { describe, expect, it } from 'vitest';
import { listAge } from '#src/features/registration/choose/list-age.ts';

const now = new Date(2026, 4, 12, 14, 30);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute).toISOString();

describe('the age of the kept list of doctors', () => {
  it('says the time of today', () => {
    expect(listAge(at(12, 9, 10), now)).toEqual({ when: '09:10 today', isOld: false });
  });

  it('says yesterday, and is not old before 24 hours', () => {
    expect(listAge(at(11, 15), now)).toEqual({ when: '15:00 yesterday', isOld: false });
  });

  it('is old after 24 hours', () => {
    expect(listAge(at(11, 9), now).isOld).toBe(true);
    expect(listAge(at(3, 9), now)).toEqual({ when: '3 May 2026', isOld: true });
  });
});
