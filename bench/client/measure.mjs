/* global AbortController, Response */
/**
 * Measures the cost of the client relative to `fetch` and `json`, and of validation relative to `JSON.parse`. Runs on
 * the built SDK.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createChatdeckClient } from '@chatdeck/sdk';
import { createFetch, ofetch } from 'ofetch';
import { median } from '../lib/figures.mjs';

const CALLS = 500;
const CHECKS = 60;
const TIMEOUT_MS = 60_000;

/**
 * Runs the candidates in turn, so many rounds for each repetition; returns what each took in the rounds of a repetition,
 * in ms. The first repetition is a warm-up and is discarded.
 */
async function timeInTurn(candidates, rounds, repetitions) {
  const results = [];
  for (let repetition = -1; repetition < repetitions; repetition += 1) {
    const times = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, run] of Object.entries(candidates)) {
        const begin = performance.now();
        await run();
        times[name].push(performance.now() - begin);
      }
    }
    if (repetition >= 0) results.push(times);
  }
  return results;
}

const msOf = (times) => ({ ms: median(times) });

/** What the client is built on: retries, and an end to every call. */
export const LIMITED = 'ofetch with a timeout';

/** A call beside `fetch` and `json` over loopback. */
export async function costOfCall(repetitions) {
  const path = new URL('./answer-server.mjs', import.meta.url).pathname;
  const server = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [port] = await once(server.stdout, 'data');
  const baseUrl = `http://127.0.0.1:${Number(port)}`;
  const headers = { authorization: 'token' };
  const client = createChatdeckClient({ baseUrl, auth: { getToken: () => headers.authorization } });
  const url = `${baseUrl}/v1/api/wechat/friend`;
  const candidates = {
    fetch: async () => (await fetch(url, { headers })).json(),
    [LIMITED]: async () => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
      await ofetch(url, { headers, signal: controller.signal });
      clearTimeout(timer);
    },
    ours: () => client.contact.list(),
  };
  const taken = await timeInTurn(candidates, CALLS, repetitions);
  server.disconnect();
  return Object.fromEntries(
    Object.keys(candidates).map((name) => [name, taken.map((times) => msOf(times[name]))]),
  );
}

/** A client that gets so many friends from memory, and the answer as text. */
export function clientWithAnswer(count) {
  const friend = (at) => ({
    wxid: `wxid_${at}`,
    name: `林知远 ${at}`,
    alias: '客户',
    avatar: `https://cdn.test/${at}.png`,
    weixin: `lin-${at}`,
    tags: at % 3 === 0 ? ['老客户'] : [],
  });
  const list = Array.from({ length: count }, (_, at) => friend(at));
  const text = JSON.stringify({ code: 0, msg: '', data: { count, list } });
  const answering = () =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
  const client = createChatdeckClient({ baseUrl: 'http://bench.test', fetch: answering });
  return { client, text, answering };
}

/** The cost of checking so many rows: a whole call minus reading the same answer with what the client is built on. */
export async function costOfCheck(repetitions, count) {
  const { client, text, answering } = clientWithAnswer(count);
  const read = createFetch({ fetch: answering });
  const taken = await timeInTurn(
    {
      parse: () => JSON.parse(text),
      read: () => read('http://bench.test', { parseResponse: JSON.parse }),
      call: () => client.contact.list(),
    },
    CHECKS,
    repetitions,
  );
  return {
    'JSON.parse': taken.map(({ parse }) => msOf(parse)),
    ours: taken.map((times) => msOf(times.call.map((ms, round) => ms - times.read[round]))),
  };
}

/** How long it takes to create a client. */
export const costOfStart = (repetitions) =>
  Array.from({ length: repetitions }, () => {
    const begin = performance.now();
    createChatdeckClient({ baseUrl: 'http://bench.test' });
    return { ms: performance.now() - begin };
  });
