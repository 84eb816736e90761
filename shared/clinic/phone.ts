/**
 * The number as a message is sent to: one with no leading plus gets a plus (RX-9). A blank stays blank,
 * because there is nothing to send to. What the number is, our own server finds out: this plus says nothing about it.
 */
export function withLeadingPlus(phone: string): string {
  const trimmed = phone.trim();
  return trimmed === '' || trimmed.startsWith('+') ? trimmed : `+${trimmed}`;
}
