type CopyValue = string | number | boolean | Date | readonly string[];

/** A row as COPY reads it in its text format. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map((value) => escaped(written(value))).join('\t')}\n`;
}

function written(value: CopyValue): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? `{${value.map(quoted).join(',')}}` : String(value);
}

/** An item of an array, whatever stands in it. */
const quoted = (item: string) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
