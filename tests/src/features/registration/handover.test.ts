import { describe, expect, it } from 'vitest';
import { readQuery } from '#src/features/registration/visit/handover.ts';

describe('the query of /frontdesk', () => {
  it('takes an accepted recommendation', () => {
    const search = '?transcript=I%20have%20a%20headache&suggestedDepartment=Neurology&autoSuggest=true';
    expect(readQuery(search)).toEqual({
      handover: { transcript: 'I have a headache', suggestedDepartment: 'Neurology', autoSuggest: true },
      wish: undefined,
      sensitive: true,
    });
  });

  it('takes a transcript alone, for a department chosen by hand', () => {
    expect(readQuery('?transcript=back+pain').handover).toEqual({
      transcript: 'back pain',
      suggestedDepartment: undefined,
      autoSuggest: false,
    });
  });

  it('does not skip step 1 without a department, and not for any other value than true', () => {
    expect(readQuery('?transcript=x&autoSuggest=true').handover?.autoSuggest).toBe(false);
    expect(readQuery('?transcript=x&suggestedDepartment=Neurology&autoSuggest=1').handover?.autoSuggest).toBe(false);
  });

  it.each(['42', 'true', 'null', '{"a":1}', '"quoted', '1e3', '0123456789012345678901'])(
    'keeps the words %s as they are',
    (words) => {
      expect(readQuery(`?transcript=${encodeURIComponent(words)}`).handover?.transcript).toBe(words);
    },
  );

  it('takes the quotes off that the router puts round words that look like JSON', () => {
    expect(readQuery(`?transcript=${encodeURIComponent('"42"')}`).handover?.transcript).toBe('42');
  });

  it('hands nothing over for blank words, and still has the address cleaned', () => {
    expect(readQuery('?transcript=%20%20&suggestedDepartment=Neurology')).toEqual({
      handover: undefined,
      wish: undefined,
      sensitive: true,
    });
  });

  it('leaves a Book Appointment link in the address', () => {
    expect(readQuery('?doctorName=Dr.%20Sarah%20Johnson&specialty=Cardiology')).toEqual({
      handover: undefined,
      wish: { doctorName: 'Dr. Sarah Johnson', specialty: 'Cardiology' },
      sensitive: false,
    });
  });

  it('cuts a transcript no mouth could speak', () => {
    expect(readQuery(`?transcript=${'a'.repeat(20_000)}`).handover?.transcript).toHaveLength(5000);
  });
});
