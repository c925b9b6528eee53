/** The outer shape of every answer: `{ code, msg, data }`; some answers of the original product use `message`. */
export interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** Reads an envelope whatever the HTTP status; undefined when the answer has none. */
export function readEnvelope(answer: unknown): Envelope | undefined {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return undefined;
  const { code, msg, message, data } = answer as Record<string, unknown>;
  if (typeof code !== 'number') return undefined;
  const unnamed = code === 0 ? '' : 'Error';
  const found = [msg, message].find((text) => typeof text === 'string' && text !== '');
  return { code, message: typeof found === 'string' ? found : unnamed, data };
}
