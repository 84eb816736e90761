const NATIONAL_ZERO = /^\+?0(?!0)/;
const DIALLED = /^\+[1-9]\d{6,14}$/;

/**
 * The number as a gateway takes it (E.164): spaces, brackets and dashes out, `00` read as a plus, a national number
 * completed by the clinic's calling code where there is one. Undefined when no number comes of it.
 */
export function dialled(phone: string, countryCode: string): string | undefined {
  const bare = withLeadingPlus(phone.replaceAll(/[\s()./-]/g, '')).replace(/^\+00/, '+');
  const number = countryCode === '' ? bare : bare.replace(NATIONAL_ZERO, countryCode);
  return DIALLED.test(number) ? number : undefined;
}

/**
 * The number as a message is sent to: one with no leading plus gets a plus (product.md §5). A blank stays blank,
 * because there is nothing to send to.
 */
export function withLeadingPlus(phone: string): string {
  const trimmed = phone.trim();
  return trimmed === '' || trimmed.startsWith('+') ? trimmed : `+${trimmed}`;
}
