/** Crockford's letters: none that is mistaken for another when a person types it from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 64;
const BITS_A_LETTER = 5n;
const LENGTH = Math.ceil(BITS / Number(BITS_A_LETTER));

/**
 * What is printed beside a ticket, so that a ticket that a neighbour has read does nothing by itself: 64 random bits as 13
 * letters, made by this device with the ticket, with or without a network (QUEUE-7).
 */
export function newCheckInCode(): string {
  const [bits = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return Array.from({ length: LENGTH }, (_, at) => LETTERS[Number((bits >> (BITS_A_LETTER * BigInt(at))) & 31n)]).join(
    '',
  );
}
