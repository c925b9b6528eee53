import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChatdeckClient } from '../client';
import type { ClientOptions } from './connection';
import { SessionExpiredError, type ContractError } from './errors';
import { createBackoff } from './event-stream';
import { readEvents } from './stream-connection';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

/** A server that returns these answers in turn, one for each connection. */
async function clientOf(answers: readonly Answer[], options: ClientOptions = {}) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  const client = createChatdeckClient({
    baseUrl: `http://127.0.0.1:${port}`,
    auth: { getToken: () => 'secret' },
    ...options,
  });
  return { client, requests };
}

const stream =
  (text: string, { end = false } = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(text);
    if (end) response.end();
  };
const refuse =
  (code: number, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code, msg: 'No', data: null }));
  };
const people = (id: number, list = 'groups') =>
  `id: ${id}\nevent: people\ndata: {"type":"people","list":"${list}"}\n\n`;

async function take(client: Awaited<ReturnType<typeof clientOf>>['client'], count: number) {
  const stop = new AbortController();
  const taken = [];
  for await (const event of client.event.listen({ signal: stop.signal, onBroken: () => {} })) {
    taken.push(event);
    if (taken.length === count) stop.abort();
  }
  return taken;
}

describe('live events', () => {
  it('arrive one by one with the token in the header, however the bytes are cut', async () => {
    const { client, requests } = await clientOf([
      (response, request) => {
        stream(':hello\n\nid: 1\ndata: {"type":"peo')(response, request);
        setImmediate(() => response.write(`ple","list":"contacts"}\n\n${people(2)}`));
      },
    ]);
    expect(await take(client, 2)).toEqual([
      { type: 'people', list: 'contacts' },
      { type: 'people', list: 'groups' },
    ]);
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'secret',
      accept: 'text/event-stream',
    });
  });

  it('go on after a lost connection, from the last event that arrived', async () => {
    const { client, requests } = await clientOf([
      stream(`retry: 5\n\n${people(7)}`, { end: true }),
      (response) => response.writeHead(502).end('<html>'),
      stream(people(8)),
    ]);
    expect(await take(client, 2)).toHaveLength(2);
    expect(requests.map((request) => request.headers['last-event-id'])).toEqual([
      undefined,
      '7',
      '7',
    ]);
  });

  it('leave out what breaks the contract and tell of it', async () => {
    const broken = vi.fn<(error: ContractError) => void>();
    const { client } = await clientOf([
      stream(`data: {"type":"dance"}\n\ndata: {oops\n\n${people(1)}`),
    ]);
    for await (const event of client.event.listen({ onBroken: broken })) {
      expect(event).toEqual({ type: 'people', list: 'groups' });
      break;
    }
    expect(broken.mock.calls.map(([error]) => error.kind)).toEqual(['contract', 'contract']);
  });

  it('use a refreshed token where the old one has ended', async () => {
    let token = 'old';
    const { client, requests } = await clientOf([refuse(40004), stream(people(1))], {
      auth: { getToken: () => token, refresh: () => Promise.resolve((token = 'new')) },
    });
    await take(client, 1);
    expect(requests.map((request) => request.headers.authorization)).toEqual(['old', 'new']);
  });

  it('end with an error when the server refuses for good', async () => {
    const expired = vi.fn();
    const { client, requests } = await clientOf([refuse(40003)]);
    client.onSessionExpired(expired);
    await expect(take(client, 1)).rejects.toThrow(SessionExpiredError);
    expect(requests).toHaveLength(1);
    expect(expired).toHaveBeenCalledOnce();
  });

  it('close their connection when the caller stops listening', async () => {
    const closed = vi.fn();
    const { client } = await clientOf([
      (response, request) => {
        response.on('close', closed);
        stream(people(1))(response, request);
      },
    ]);
    for await (const event of client.event.listen()) {
      expect(event.type).toBe('people');
      break;
    }
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });
});

describe('waiting to connect again', () => {
  it('doubles from one second to thirty, and starts over once events arrive', () => {
    const backoff = createBackoff(() => 1);
    const waits = Array.from({ length: 7 }, () => backoff.next());
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
    backoff.reset();
    expect(backoff.next()).toBe(1000);
    expect(createBackoff(() => 0).next()).toBe(500);
  });
});

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
