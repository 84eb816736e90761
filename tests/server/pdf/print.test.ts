import { afterAll, describe, expect, it } from 'vitest';
import { createPrintThread } from '#server/gateways/pdf/print-thread.ts';
import type { PrescriptionPrint } from '#server/gateways/pdf/prescription-print.ts';
import { pdfText, pdfWords } from '../../support/stand-ins/pdf-text.ts';

const PRINT: PrescriptionPrint = {
  id: '019f0000-0000-7000-8000-000000000001',
  clinic: {
    name: 'Klinik Łódź am Park',
    address: 'Hauptstraße 1\n1010 Wien',
    phone: '+43 1 234',
    email: 'a@example.org',
  },
  patient: { more: [], name: 'Maria Gomez', age: 34, gender: 'female' },
  doctor: { name: 'Dr. Ada Quill', specialization: 'Cardiology' },
  signedAt: '21 November 2026 at 23:41 (Europe/Vienna)',
  signedBy: 'Dr. Ada Quill',
  symptoms: ['headache', 'fever'],
  medicines: [
    { name: 'Paracetamol', dosage: '500 mg', frequency: 'every 6 hours', instructions: 'with water' },
    { name: 'Saline spray', dosage: '2 sprays', frequency: 'as needed', instructions: '' },
  ],
  safety: { allergies: [], urgent: undefined },
  sections: [
    { title: 'Emergency instructions', lines: ['Call for help with a stiff neck.'], urgent: true },
    { title: 'Notes', lines: ['Rest.', ''] },
    { title: 'Rationale', lines: [' '] },
  ],
  origin: 'Written by the doctor.',
};

const printer = createPrintThread();
afterAll(() => printer.close());
const pdfOf = async (print: PrescriptionPrint) => {
  const printed = await printer.print(print);
  if (!printed.ok) throw new Error(`could not be drawn: ${printed.problem.kind}`);
  return printed.value;
};
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const textOf = async (over: Partial<PrescriptionPrint>) => pdfText(await pdfOf({ ...PRINT, ...over }));
const named = (name: string) => textOf({ patient: { ...PRINT.patient, name } });

describe('a printed prescription', () => {
  it('carries the house’s own logo and colour beside its name', async () => {
    const plain = await pdfOf(PRINT);
    const own = await pdfOf({ ...PRINT, letterhead: { logo: LOGO, colour: '#1b5e3f' } });
    const pictures = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;
    expect(pictures(own)).toBeGreaterThan(pictures(plain));
    expect(pdfText(own)).toContain('Klinik Łódź am Park');
  });

  it('has the letterhead, both people, the date, every medicine in a row, and the signature', async () => {
    const text = await textOf({});
    for (const said of [
      /Klinik Łódź am Park +Hauptstraße 1\n +1010 Wien\n +\+43 1 234\n +a@example\.org/,
      /Patient +Doctor +Date\nMaria Gomez +Dr\. Ada Quill +21 November 2026 at 23:41/,
      /34 years, female +Cardiology/,
      /headache, fever/,
      /Medicine +Dosage +Frequency +Instructions/,
      /Paracetamol +500 mg +every 6 hours +with water/,
      /Saline spray +2 sprays +as needed/,
      /Emergency instructions\n+ *Call for help with a stiff neck\./,
      /Signed by Dr\. Ada Quill/,
      /Written by the doctor\./,
      /Prescription 019f0000-0000-7000-8000-000000000001 +Page 1 of 1/,
    ])
      expect(text).toMatch(said);
    expect(text).not.toContain('Rationale');
  });

  it('has the allergies and the warning signs in its head, before anything that is taken', async () => {
    expect(await textOf({})).toMatch(/No allergies recorded[^]*Symptoms[^]*Medicine +Dosage/);
    const text = await textOf({ safety: { allergies: ['penicillin', 'latex'], urgent: 'Urgent: Chest pain' } });
    expect(text).toMatch(/Urgent: Chest pain\n+ *Allergies: penicillin, latex[^]*Symptoms[^]*Medicine +Dosage/);
    expect(text).not.toContain('No allergies recorded');
  });

  it('is numbered over several pages of A4', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => `Line ${index + 1} of the notes.`);
    const pdf = await pdfOf({ ...PRINT, sections: [{ title: 'Notes', lines }] });
    const text = pdfText(pdf);
    expect(text).toMatch(/Page 1 of (\d)[^]*Page \1 of \1/);
    expect(text).toContain('Line 120 of the notes.');
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
  });

  it('says on each page whose it is, and names the columns of a table that goes on', async () => {
    const medicines = Array.from({ length: 40 }, (_, index) => ({
      dosage: '1 tablet',
      frequency: 'daily',
      instructions: '',
      name: `Drug ${index + 1}`,
    }));
    const pages = (await textOf({ medicines })).split('\f').filter((page) => page.trim() !== '');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toMatch(/Maria Gomez\n.*Page \d of \d/);
    for (const page of pages.filter((one) => one.includes('Drug'))) expect(page).toMatch(/Medicine +Dosage/);
  });

  it('cuts long names and addresses behind their own signs, and puts in none', async () => {
    const email = 'sekretariat-der-ambulanz-allgemeinmedizin@krankenhaus-am-berg.example.org';
    const text = await textOf({ clinic: { ...PRINT.clinic, email } });
    expect(text).toMatch(/sekretariat-der-ambulanz-\n +allgemeinmedizin@krankenhaus-\n? *am-/);
  });

  it.each([
    ['Latin with signs', 'Zoë Müller-Łukasz'],
    ['Vietnamese', 'Nguyễn Văn Ánh'],
    ['Cyrillic', 'Елена Кузнецова'],
    ['Greek', 'Γιώργος Παπαδόπουλος'],
    ['Arabic', 'محمد عثمان الأحمد ثابت'],
    ['Hebrew', 'יוסי בן־דוד לוי'],
    ['Devanagari', 'श्रीकृष्ण हिन्दी त्रिपाठी'],
    ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
    ['Tamil', 'கிருஷ்ணன் கொடி'],
    ['Thai', 'สมชาย ใจดี น้ำ'],
    ['Chinese', '王小明'],
    ['Japanese', '山田 太郎 さくら'],
    ['Korean', '김민수'],
  ])('names a patient in %s so that it copies as it was written', async (_script, name) => {
    expect(await named(name)).toContain(name.normalize('NFC'));
  });

  it('keeps several scripts beside each other', async () => {
    const text = await textOf({ symptoms: ['кашель', 'صداع', 'बुखार', '发烧', 'ไข้'] });
    for (const symptom of ['кашель', 'صداع', 'बुखार', '发烧', 'ไข้']) expect(text).toContain(symptom);
  });

  it('marks what no font has and what would hide in a name, and drops nothing', async () => {
    expect(await named('A 𝄞 😀')).toContain('A �U+1D11E �U+1F600');
    expect(await named('Ana\u202Egnp\u0007')).toContain('Ana�U+202Egnp�U+0007');
  });

  it('prints a formula as the text it is, and an endless word within the page', async () => {
    expect(await named('=HYPERLINK("x")')).toContain('=HYPERLINK("x")');
    const text = await textOf({ sections: [{ title: 'Notes', lines: ['abcdefghij'.repeat(30)] }] });
    expect(text.replaceAll(/\s/g, '')).toContain('abcdefghij'.repeat(30));
  });

  it('lets no cell of a medicine run over the one beside it, nor over the edge', async () => {
    const long = { dosage: '1000mg/1000mg/1000mg', frequency: 'ஒருநாளைக்குமூன்றுமுறைஒருநாளைக்கு' };
    const medicines = [
      { ...long, name: 'Hydroxychloroquinephosphatedihydrate', instructions: 'உணவுக்குப்பின்உட்கொள்ளவும்உணவுக்கு' },
      { ...long, name: 'พาราเซตามอลยาแก้ปวดลดไข้สำหรับผู้ใหญ่', instructions: 'ꯃꯤꯇꯩꯂꯣꯟꯂꯣꯟ' },
    ];
    const words = pdfWords(await pdfOf({ ...PRINT, medicines }));
    const over = words.filter(({ left, right, top }) => {
      const isBeside = (other: (typeof words)[number]) => other.left > left && Math.abs(other.top - top) < 4;
      return right > 548 || words.some((other) => isBeside(other) && other.left < right - 0.5);
    });
    expect(over).toEqual([]);
    expect(words.map(({ text }) => text).join('')).toContain('Hydroxychloroquinepho');
  });

  it('goes on after a print that could not be drawn', async () => {
    expect(await printer.print(JSON.parse('{"id":"x"}'))).toEqual({ ok: false, problem: { kind: 'failed' } });
    expect(await textOf({})).toContain('Maria Gomez');
  });

  it('draws several at once', async () => {
    const texts = await Promise.all(['Ana Uno', 'Bo Dos', 'Cy Tres'].map(named));
    expect(texts.map((text) => /(Ana Uno|Bo Dos|Cy Tres)/.exec(text)?.[0])).toEqual(['Ana Uno', 'Bo Dos', 'Cy Tres']);
  });
});

describe('a prescription that cannot be drawn', () => {
  const of = (text: string): PrescriptionPrint => ({ ...PRINT, sections: [{ title: 'Notes', lines: [text] }] });
  /** Keeps the renderer busy for minutes. */
  const endless = of('a\n'.repeat(10_000));

  it('is given up, and those behind it are drawn', async () => {
    const own = createPrintThread({ longestMs: 6000, mostCharacters: 30_000, mostWaiting: 5 });
    const [stuck, next, after] = await Promise.all([own.print(endless), own.print(PRINT), own.print(PRINT)]);
    expect(stuck).toEqual({ ok: false, problem: { kind: 'too-slow' } });
    expect([next.ok, after.ok]).toEqual([true, true]);
    await own.close();
  });

  it('is refused by its size before anything is drawn, and so is one too many', async () => {
    const own = createPrintThread({ longestMs: 60_000, mostCharacters: 30_000, mostWaiting: 2 });
    expect(await own.print(of('x'.repeat(30_000)))).toEqual({ ok: false, problem: { kind: 'too-long' } });
    const all = [own.print(endless), own.print(PRINT), own.print(PRINT)];
    expect(await own.print(PRINT)).toEqual({ ok: false, problem: { kind: 'busy' } });
    await own.close();
    expect(await Promise.all(all)).toEqual(all.map(() => ({ ok: false, problem: { kind: 'stopped' } })));
  });

  it('ends with its caller, being drawn or waiting, and the others go on', async () => {
    const own = createPrintThread({ longestMs: 60_000, mostCharacters: 30_000, mostWaiting: 5 });
    const [first, second] = [new AbortController(), new AbortController()];
    const stuck = own.print(endless, first.signal);
    const left = own.print(PRINT, second.signal);
    const stays = own.print(PRINT);
    second.abort();
    expect(await left).toEqual({ ok: false, problem: { kind: 'stopped' } });
    first.abort();
    expect(await stuck).toEqual({ ok: false, problem: { kind: 'stopped' } });
    expect((await stays).ok).toBe(true);
    expect(await own.print(PRINT, first.signal)).toEqual({ ok: false, problem: { kind: 'stopped' } });
    await own.close();
  });
});
