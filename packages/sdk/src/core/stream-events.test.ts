import { afterEach, expect, it, vi } from 'vitest';
import { readEvents } from './stream-events';

afterEach(() => vi.useRealTimers());

it('gives up a connection that has been silent for 45 s, comments of the server being enough', async () => {
  vi.useFakeTimers();
  const close = vi.fn();
  let speak: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (speak = controller) });
  const next = readEvents(body, close).next();

  await vi.advanceTimersByTimeAsync(40_000);
  speak?.enqueue(new TextEncoder().encode(':\n\n'));
  await vi.advanceTimersByTimeAsync(44_000);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(close).toHaveBeenCalledOnce();

  speak?.close();
  expect(await next).toEqual({ done: true, value: undefined });
});
