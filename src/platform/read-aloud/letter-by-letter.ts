/** A number as it is read out: each letter and digit by itself, with a rest where the dash is. */
export function letterByLetter(ticket: string): string {
  return ticket
    .split('-')
    .map((part) => part.split('').join(' '))
    .join(', ');
}
