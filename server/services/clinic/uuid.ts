const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID in the format that PostgreSQL reads. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A random UUID, the only kind whose holder can be taken for its creator. */
export function isRandomUuid(text: string): boolean {
  return UUID_V4.test(text);
}
