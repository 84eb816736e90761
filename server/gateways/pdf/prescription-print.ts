import type { Result } from '#shared/result.ts';

/** Everything a printed prescription says, in words; the document decides the layout. */
export type PrescriptionPrint = {
  readonly id: string;
  readonly clinic: { readonly name: string; readonly address: string; readonly phone: string; readonly email: string };
  /** The house's own logo as a data URL (PNG or JPEG), and its colour; without one, the product's. */
  readonly letterhead?: { readonly logo?: string; readonly colour?: string };
  readonly patient: {
    readonly name: string;
    readonly age: number;
    readonly gender: string;
    /** What else is printed of them, a line each. */
    readonly more: readonly string[];
  };
  readonly doctor: { readonly name: string; readonly specialization: string };
  /** Date and time of the signature in the clinic's time zone, with the zone. */
  readonly signedAt: string;
  readonly signedBy: string;
  readonly symptoms: readonly string[];
  readonly medicines: readonly {
    readonly name: string;
    readonly dosage: string;
    readonly frequency: string;
    readonly instructions: string;
  }[];
  /** What must be seen first: allergies in red at the top, or that none is recorded. */
  readonly safety: { readonly allergies: readonly string[]; readonly urgent: string | undefined };
  /** Paragraphs with headings in reading order; empty ones are left out. */
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly urgent?: boolean;
  }[];
  /** What wrote the first draft. */
  readonly origin: string;
};

/**
 * Why there are no pages: too much text, rendering took too long, too many jobs before it, the caller left, or the
 * renderer crashed.
 */
export type PrintProblem = { readonly kind: 'too-long' | 'too-slow' | 'busy' | 'stopped' | 'failed' };

/** Renders A4 pages. `signal` ends a job that nobody is waiting for any more. */
export interface PrescriptionPrinter {
  print(prescription: PrescriptionPrint, signal?: AbortSignal): Promise<Result<Uint8Array, PrintProblem>>;
  close(): Promise<void>;
}
