type Case = readonly [name: string, message: string];

/** A text in which no character means anything to ICU MessageFormat. */
export function escaped(text: string, isCounted: boolean): string {
  const quoted = text.replaceAll(/'(?=['{}#])|'$/g, "''").replaceAll(/[{}]+/g, (braces) => `'${braces}'`);
  return isCounted ? quoted.replaceAll('#', "'#'") : quoted;
}

/** The text for one with the number in it, so that languages that say it of 21 or of 0 can say which. */
export function oneAsNumber(message: string): string {
  return message.match(/(?<![\w{=,.])1(?![\w.,:])/g)?.length === 1
    ? message.replace(/(?<![\w{=,.])1(?![\w.,:])/, '#')
    : message;
}

export const pluralMessage = (of: string, cases: readonly Case[], other: string): string =>
  `{${of}, plural, ${casesOf(cases, other)}}`;

export const selectMessage = (of: string, cases: readonly Case[], other: string): string =>
  `{${of}, select, ${casesOf(cases, other)}}`;

const casesOf = (cases: readonly Case[], other: string): string =>
  [...cases, ['other', other] as const].map(([name, message]) => `${name} {${message}}`).join(' ');
