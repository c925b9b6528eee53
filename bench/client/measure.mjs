/* global Response */
/**
 * Measures the cost of the client relative to `fetch` and `json`, and of validation relative to `JSON.parse`. Runs on
 * the built SDK.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createChatdeckClient } from '@chatdeck/sdk';
import { median } from '../lib/figures.mjs';

const CALLS = 500;
const CHECKS = 20;

/**
 * Runs the candidates in turn, so many rounds for each repetition; returns the median time of each in a repetition, in
 * ms. The first repetition is a warm-up and is discarded.
 */
async function timeInTurn(candidates, rounds, repetitions) {
  const results = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
  for (let repetition = -1; repetition < repetitions; repetition += 1) {
    const times = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, run] of Object.entries(candidates)) {
        const begin = performance.now();
        await run();
        times[name].push(performance.now() - begin);
      }
    }
    if (repetition < 0) continue;
    for (const [name, taken] of Object.entries(times)) results[name].push({ ms: median(taken) });
  }
  return results;
}

/** A call beside `fetch` and `json` over loopback. */
export async function costOfCall(repetitions) {
  const path = new URL('./answer-server.mjs', import.meta.url).pathname;
  const server = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [port] = await once(server.stdout, 'data');
  const baseUrl = `http://127.0.0.1:${Number(port)}`;
  const headers = { authorization: 'token' };
  const client = createChatdeckClient({ baseUrl, auth: { getToken: () => headers.authorization } });
  const url = `${baseUrl}/v1/api/wechat/friend`;
  const results = await timeInTurn(
    {
      fetch: async () => (await fetch(url, { headers })).json(),
      ours: () => client.contact.list(),
    },
    CALLS,
    repetitions,
  );
  server.disconnect();
  return results;
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

/** The cost of checking so many rows: a whole call minus reading the same answer. */
export async function costOfCheck(repetitions, count) {
  const { client, text, answering } = clientWithAnswer(count);
  const { parse, read, call } = await timeInTurn(
    {
      parse: () => JSON.parse(text),
      read: async () => JSON.parse(await answering().then((answer) => answer.text())),
      call: () => client.contact.list(),
    },
    CHECKS,
    repetitions,
  );
  return { 'JSON.parse': parse, ours: call.map(({ ms }, at) => ({ ms: ms - read[at].ms })) };
}

/** How long it takes to create a client. */
export const costOfStart = (repetitions) =>
  Array.from({ length: repetitions }, () => {
    const begin = performance.now();
    createChatdeckClient({ baseUrl: 'http://bench.test' });
    return { ms: performance.now() - begin };
  });
