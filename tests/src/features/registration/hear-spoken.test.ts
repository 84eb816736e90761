import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#src/locales/active-language.ts';
import { hearFirstWords, hearSpoken, watchWords } from '#src/features/registration/hear/hear-transcript.ts';
import { forgetVisit, useRegistration } from '#src/features/registration/visit/registration-store.ts';

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  forgetVisit();
});

afterEach(() => setLanguage(undefined));
const reads = (tag: string) => setLanguage({ tag, direction: 'ltr', say: () => undefined });

/** The rules are loaded with the first words, which takes a busy machine its time. */
const settled = () => vi.waitFor(() => expect(useRegistration.getState().reading).toBe(false), { timeout: 10_000 });

test('what is added comes after what was heard, and fills what was missing', async () => {
  hearSpoken({ text: 'My name is Ann Lee. I have a cough', confidence: 0.9 }, 'replace');
  await settled();
  hearSpoken({ text: "and I'm 42 years old", confidence: 0.4 }, 'add');
  await settled();
  const { fields, transcript, listener } = useRegistration.getState();
  expect(transcript).toBe("My name is Ann Lee. I have a cough. and I'm 42 years old");
  expect(fields).toMatchObject({ name: 'Ann Lee', age: '42', symptoms: 'cough' });
  expect(listener.confidence).toBe(0.4);
});

test('where the engine is very unsure no symptom is filled in, so that nothing can be sent without a hand', async () => {
  hearSpoken({ text: 'My name is Ann Lee. I am a 42 years old woman. I have a cough', confidence: 0.1 }, 'replace');
  await settled();
  const { fields, origins } = useRegistration.getState();
  expect([fields.name, fields.symptoms, origins.symptoms]).toEqual(['Ann Lee', '', 'not heard']);
});

test('what is said again takes the place of what was heard before', async () => {
  hearSpoken({ text: 'My name is Ann Lee. I have a cough' }, 'replace');
  await settled();
  hearSpoken({ text: 'My name is Bo Berg. I have a fever' }, 'replace');
  await settled();
  expect(useRegistration.getState().fields).toMatchObject({ name: 'Bo Berg', symptoms: 'fever' });
});

test('words of another language are told as such, and English of any kind is not', async () => {
  hearSpoken({ text: 'Hola, me duele mucho la cabeza desde ayer y tengo fiebre' }, 'replace');
  await settled();
  expect(useRegistration.getState().foreignLanguage).toBe('Spanish');
  hearSpoken({ text: 'My name is José García and I have a fever' }, 'replace');
  await settled();
  expect(useRegistration.getState().foreignLanguage).toBeUndefined();
});

test('warning signs in one’s own words stand until they are said no more, and are read anew when others come', async () => {
  hearSpoken({ text: 'I have crushing chest pain and I cannot breathe' }, 'replace');
  await settled();
  expect(useRegistration.getState().redFlags).not.toEqual([]);
  useRegistration.setState({ warningRead: true });
  await watchWords('crushing chest pain');
  expect(useRegistration.getState()).toMatchObject({ warningRead: true, warnedBy: 'voice' });
  await watchWords('vomiting a lot of blood');
  expect(useRegistration.getState().warningRead).toBe(false);
});

test('first words suggest a department whatever they are, and fill what is in them', async () => {
  await hearFirstWords({ text: 'My name is Ann Lee, I am a 42 years old woman and I have a headache' }, 'voice');
  expect(useRegistration.getState()).toMatchObject({
    suggestion: { department: 'Neurology' },
    fields: { name: 'Ann Lee', age: '42', gender: 'female', symptoms: 'headache' },
    tab: 'voice',
    locked: true,
  });
});

test('what first words have left out can be filled in at once', async () => {
  await hearFirstWords({ text: 'I have a cough' }, 'voice');
  expect(useRegistration.getState()).toMatchObject({ fields: { symptoms: 'cough' }, tab: 'voice', locked: false });
});

test('typed words in which no rule finds anything are the complaint; spoken ones may be misheard and are not', async () => {
  await hearFirstWords({ text: 'wobbly gubbins all over' }, 'typing');
  expect(useRegistration.getState()).toMatchObject({
    suggestion: { department: 'General Medicine' },
    fields: { symptoms: 'wobbly gubbins all over' },
    tab: 'form',
  });
  forgetVisit();
  await hearFirstWords({ text: 'wobbly gubbins all over' }, 'voice');
  expect(useRegistration.getState()).toMatchObject({ fields: { symptoms: '' }, tab: 'form' });
});

test('words told anew take the place of the earlier ones', async () => {
  await hearFirstWords({ text: 'My name is Ann Lee and I have a cough' }, 'voice');
  await hearFirstWords({ text: 'zyzzyva' }, 'voice');
  expect(useRegistration.getState().fields).toMatchObject({ name: '', symptoms: '' });
});

test('warning signs in first words count at once', async () => {
  await hearFirstWords({ text: 'crushing chest pain and I cannot breathe' }, 'typing');
  expect(useRegistration.getState()).toMatchObject({ warnedBy: 'voice' });
  expect(useRegistration.getState().redFlags).not.toEqual([]);
});

test('what is spoken in a language of which we know nothing stands in Symptoms as it was said', async () => {
  reads('de');
  hearSpoken({ text: 'Ich habe seit drei Tagen Husten. Mir ist schlecht.', language: 'de' }, 'replace');
  await settled();
  const { fields, tab, locked, foreignLanguage, nothingHeard } = useRegistration.getState();
  expect(fields).toMatchObject({ name: '', symptoms: 'Ich habe seit drei Tagen Husten, Mir ist schlecht' });
  expect([tab, locked, foreignLanguage, nothingHeard]).toEqual(['form', false, undefined, false]);
});

test('of what is spoken in Spanish the form, the department and the warning signs are read, too', async () => {
  reads('es');
  const text = 'Me llamo Ana García, tengo 42 años y me duele mucho el pecho, no puedo respirar';
  await hearFirstWords({ text, language: 'es' }, 'voice');
  const { fields, suggestion, redFlags, origins } = useRegistration.getState();
  expect(fields).toMatchObject({ name: 'Ana García', age: '42' });
  expect(fields.symptoms).toContain('no puedo respirar');
  expect(fields.symptoms).toContain('chest pain');
  expect(origins.name).toBe('heard');
  expect(suggestion?.department).toBe('Cardiology');
  expect(redFlags).toContain('chest-pain');
});

test('symptoms typed in Spanish warn where Spanish was chosen, and an older text never has the last word', async () => {
  reads('es');
  const older = watchWords('me duele el pecho y no puedo respirar');
  await watchWords('cansancio');
  await older;
  expect(useRegistration.getState().redFlags).toEqual([]);
  await watchWords('me duele el pecho y no puedo respirar');
  expect(useRegistration.getState().redFlags).toContain('chest-pain');
});
