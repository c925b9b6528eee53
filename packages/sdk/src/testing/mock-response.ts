/**
 * A JSON answer whose text is at hand. A client that reads text gets it as it is, without a trip through UTF-8; anyone
 * else reads it from the body.
 */
export class MockJsonResponse extends Response {
  readonly #text: string;

  constructor(value: unknown) {
    const text = JSON.stringify(value);
    super(encodedWhenRead(text), { headers: { 'content-type': 'application/json' } });
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

const encodedWhenRead = (text: string) =>
  new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
