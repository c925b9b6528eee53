import { signatureHeaders } from '@chatdeck/sdk';

/** What a server answered to a request, and how long that took. */
export interface SignedAnswer {
  readonly status: number;
  readonly ms: number;
  /** Its body; JSON is laid out for reading. */
  readonly text: string;
}

interface SignedRequest {
  readonly path: string;
  readonly body: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

/**
 * Signs a request in this page and sends it to the server of the page.
 *
 * @throws TypeError when the server cannot be reached
 */
export async function sendSigned({ path, body, ...keys }: SignedRequest): Promise<SignedAnswer> {
  const signed = await signatureHeaders(keys, { method: 'POST', path, body });
  const startedAt = performance.now();
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...signed, 'content-type': 'application/json' },
    body,
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - startedAt);
  return { status: response.status, ms, text: laidOut(text) };
}

/** JSON with line breaks; any other text as it is. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** False on pages where browsers do not sign: without https, and not of this machine. */
export const canSign = (): boolean => globalThis.crypto?.subtle !== undefined;
