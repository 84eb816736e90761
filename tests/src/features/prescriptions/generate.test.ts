import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '#src/locales/active-language.ts';
import { choosePrescriptionPatient, forgetPrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { aiDraftOf, changeAi } from '#src/features/prescriptions/generate/drafts.ts';
import { AI_TIMEOUT_MS, generate } from '#src/features/prescriptions/generate/generate.ts';
import { forgetKey, keyFor } from '#src/features/prescriptions/sign/one-key.ts';
import { usePageToLeave } from '../../../support/server/page-to-leave.ts';

const PATIENT = { _id: 'p1', name: 'Ana', age: 34, gender: 'female', symptoms: [' headache ', '', 'headache'] };
const TOO_LONG = 'Request timeout - AI processing took too long.';
const NOT_THERE = 'Failed to generate prescription. Please ensure your FastAPI server is running.';
const problem = () => aiDraftOf(PATIENT).problem?.title;

usePageToLeave();
beforeEach(() => {
  vi.stubGlobal('location', new URL('http://desk.test/doctor/prescriptions'));
  choosePrescriptionPatient(PATIENT);
  changeAi(PATIENT, { report: '34-year-old woman.' });
});
afterEach(() => {
  forgetPrescriptionPatient();
  vi.restoreAllMocks();
});

const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response);

describe('generating a draft', () => {
  it('is given up after 60 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answer(() => Promise.reject(new DOMException('', 'AbortError')));
    await generate(PATIENT);
    expect(limit).toHaveBeenCalledWith(AI_TIMEOUT_MS);
    expect(AI_TIMEOUT_MS).toBe(60_000);
    expect(problem()).toBe('Request timeout - AI processing took too long.');
    expect(aiDraftOf(PATIENT)).toMatchObject({ phase: 'open', report: '34-year-old woman.' });
  });

  it.each([
    [500, { message: 'secret' }, 'Server error - please check your backend logs.'],
    [504, { message: TOO_LONG }, TOO_LONG],
    [502, { message: NOT_THERE }, NOT_THERE],
    [429, { message: 'Please wait.' }, 'Error: Please wait.'],
    [404, {}, 'Failed to generate prescription. Please ensure your FastAPI server is running.'],
    [200, { status: 'error', message: ' Loading ' }, 'Loading'],
    [200, { status: 'error' }, 'Failed to generate prescription'],
    [200, { status: 'success', result: null }, 'Failed to generate prescription'],
  ])('says what a status of %i with %j means', async (status, body, words) => {
    answer(() => Promise.resolve(Response.json(body, { status })));
    await generate(PATIENT);
    expect(problem()).toBe(words);
  });

  it.each([
    [504, TOO_LONG, '[generator.timeout]'],
    [502, NOT_THERE, '[generator.otherFailure]'],
  ])('says in the doctor’s language what the server says in English with a %i', async (status, message, words) => {
    setLanguage({ tag: 'es', direction: 'ltr', say: (key) => `[${key.split('.').slice(-2).join('.')}]` });
    answer(() => Promise.resolve(Response.json({ message }, { status })));
    await generate(PATIENT);
    setLanguage(undefined);
    expect(problem()).toBe(words);
  });

  it('sends the trimmed report and each symptom once, and a later success clears the failure', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
      sent.push(await new Request(...request).text());
      return Response.json({ status: 'success', result: { assessment: 'Headache', medications: null } });
    });
    changeAi(PATIENT, { report: ' 34. ', problem: { title: 'before' } });
    expect(await generate(PATIENT)).toBe(true);
    expect(JSON.parse(sent[0] ?? '')).toEqual({ medical_report_text: '34.', current_symptoms: ['headache'] });
    expect(aiDraftOf(PATIENT)).toMatchObject({ problem: undefined, result: { diagnosis: 'Headache', medicines: [] } });
  });

  it('tells a session that is over apart, and keeps the words', async () => {
    answer(() => Promise.resolve(Response.json({ message: 'Please log in.' }, { status: 401 })));
    expect(await generate(PATIENT)).toBe(false);
    expect(aiDraftOf(PATIENT)).toMatchObject({ phase: 'open', report: '34-year-old woman.', problem: undefined });
  });

  it('forgets every draft with the patient, at logout', () => {
    forgetPrescriptionPatient();
    expect(aiDraftOf(PATIENT).report).toBe('');
  });
});

describe('the key of a write', () => {
  it('is the same for the same words, and another one after a change or a success', () => {
    const first = keyFor('p1', { notes: 'a' });
    expect(keyFor('p1', { notes: 'a' })).toBe(first);
    const changed = keyFor('p1', { notes: 'b' });
    expect(changed).not.toBe(first);
    forgetKey();
    expect(keyFor('p1', { notes: 'b' })).not.toBe(changed);
  });
});
