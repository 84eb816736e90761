/** What the landing page's voice card hands over in the address (VOICE-2). */
export type Handover = {
  readonly transcript: string;
  readonly suggestedDepartment: string | undefined;
  /** True only when a department is there too: then step 1 is skipped. */
  readonly autoSuggest: boolean;
};

/** The doctor a Book Appointment link asks for. */
export type DoctorWish = { readonly doctorName: string; readonly specialty: string };

/** The query of /frontdesk as links write it (REG-3). */
export type FrontdeskSearch = {
  transcript?: string;
  suggestedDepartment?: string;
  autoSuggest?: boolean;
  doctorName?: string;
  specialty?: string;
};

/** Longest transcript taken from an address: two minutes of speech are far shorter. */
const TRANSCRIPT_MAX_LENGTH = 5000;

/**
 * Reads the query of /frontdesk from its raw text, because the router would turn a transcript such as `42` or
 * `"fever"` into another type.
 * @returns `sensitive` is true when the address holds words of a patient and must be cleaned.
 */
export function readQuery(search: string): {
  handover: Handover | undefined;
  wish: DoctorWish | undefined;
  sensitive: boolean;
} {
  const query = new URLSearchParams(search);
  const read = (name: string) => plain(query.get(name) ?? '').trim();
  const transcript = read('transcript').slice(0, TRANSCRIPT_MAX_LENGTH);
  const suggestedDepartment = read('suggestedDepartment') || undefined;
  const doctorName = read('doctorName');
  return {
    handover: transcript
      ? { transcript, suggestedDepartment, autoSuggest: read('autoSuggest') === 'true' && !!suggestedDepartment }
      : undefined,
    wish: doctorName ? { doctorName, specialty: read('specialty') } : undefined,
    sensitive: ['transcript', 'suggestedDepartment', 'autoSuggest'].some((name) => query.has(name)),
  };
}

/** The router writes a text that looks like JSON in quotes; our own links (PAGE-10) do not. */
function plain(value: string): string {
  if (!/^".*"$/su.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : value;
  } catch {
    return value;
  }
}
