/** Longer than a gateway takes; after that nobody knows whether the message was accepted. */
const TIMEOUT_MS = 15_000;
const MOST_CHARACTERS = 1_000_000;

export type GatewayAnswer = { readonly status: number; readonly body: unknown };

/** One request to a gateway; undefined if there was no complete response. Nothing sent or received is logged. */
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
