/** Longer than a gateway takes; then nobody knows whether the message was taken. */
const TIMEOUT_MS = 15_000;
const MOST_CHARACTERS = 1_000_000;

export type GatewayAnswer = { readonly status: number; readonly body: unknown };

/** One request to a gateway; undefined when there was no whole answer. What goes out and comes in is logged nowhere. */
export async function askGateway(
  address: string,
  request: { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string>; readonly body?: string },
  timeoutMs = TIMEOUT_MS,
): Promise<GatewayAnswer | undefined> {
  try {
    const response = await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, body: text.length > MOST_CHARACTERS ? undefined : parse(text) };
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
