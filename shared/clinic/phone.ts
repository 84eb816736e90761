/**
 * The number to which a message is sent: a plus is added if there is none (RX-9). A blank stays blank, because there is
 * nothing to send to. Our own server finds out what the number really is.
 */
export function withLeadingPlus(phone: string): string {
  const trimmed = phone.trim();
  return trimmed === '' || trimmed.startsWith('+') ? trimmed : `+${trimmed}`;
}
