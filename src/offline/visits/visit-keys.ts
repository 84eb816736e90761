/** The Idempotency-Keys of a visit's two commands: whichever way they are sent, the server accepts each once. */
export type VisitKeys = { readonly register: string; readonly book: string };

export function newKeys(): VisitKeys {
  return { register: crypto.randomUUID(), book: crypto.randomUUID() };
}
