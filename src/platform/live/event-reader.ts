/** One event of a text/event-stream: its name (`message` if none was given) and its data. */
export type ServerEvent = { readonly name: string; readonly data: string };

/**
 * Parses a text/event-stream incrementally, wherever the network has split it. `EventSource` cannot send our headers.
 * Comments produce no events: the caller already knows that something arrived.
 * @returns takes the next piece of the stream
 */
export function readEvents(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  let name = '';
  let data: string[] = [];

  const end = (): void => {
    if (name !== '' || data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') });
    name = '';
    data = [];
  };
  const take = (line: string): void => {
    if (line === '') end();
    const [, field, value = ''] = /^(event|data)(?::\s?(.*))?$/u.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  };

  return (piece) => {
    // A carriage return at the end may be the first half of a line break.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  };
}
