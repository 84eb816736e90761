import type { Result } from '#shared/result.ts';

/** Everything a printed prescription says, in words; where it stands on the page is the document's matter. */
export type PrescriptionPrint = {
  readonly id: string;
  readonly clinic: { readonly name: string; readonly address: string; readonly phone: string; readonly email: string };
  readonly patient: {
    readonly name: string;
    readonly age: number;
    readonly gender: string;
    /** What else is printed of them, a line each. */
    readonly more: readonly string[];
  };
  readonly doctor: { readonly name: string; readonly specialization: string };
  /** Date and time of the signature in the clinic's zone, with the zone. */
  readonly signedAt: string;
  readonly signedBy: string;
  readonly symptoms: readonly string[];
  readonly medicines: readonly {
    readonly name: string;
    readonly dosage: string;
    readonly frequency: string;
    readonly instructions: string;
  }[];
  /** What must be seen first: stands in the head in red, or calmly that no allergy is recorded. */
  readonly safety: { readonly allergies: readonly string[]; readonly urgent: string | undefined };
  /** Headed paragraphs in the order in which they are read; empty ones are left out. */
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly urgent?: boolean;
  }[];
  /** What made the first draft. */
  readonly origin: string;
};

/**
 * Why there are no pages: more text than any paper has, a drawing that took too long, too many before it, a caller who went
 * away, or a renderer that broke.
 */
export type PrintProblem = { readonly kind: 'too-long' | 'too-slow' | 'busy' | 'stopped' | 'failed' };

/** Makes A4 pages of it. `signal` ends what nobody waits for any more. */
export interface PrescriptionPrinter {
  print(prescription: PrescriptionPrint, signal?: AbortSignal): Promise<Result<Uint8Array, PrintProblem>>;
  close(): Promise<void>;
}
