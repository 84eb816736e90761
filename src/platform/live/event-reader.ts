/** One event of a text/event-stream: its name (`message` where none was given) and its lines of data. */
export type ServerEvent = { readonly name: string; readonly data: string };

/**
 * Reads a text/event-stream piece by piece, wherever the network has cut it. `EventSource` would do, but sends no headers
 * of ours. Comments are no events: that something came at all is for who feeds it to know.
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
    // A carriage return at the end may be the first half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  };
}
