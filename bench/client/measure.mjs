/* global Response */
/**
 * Measures the cost of the client relative to `fetch` and `json`, and of validation relative to `JSON.parse`. Runs on
 * the built SDK.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createChatdeckClient } from '@chatdeck/sdk';

const WARM_UP = 500;
const CALLS = 3_000;
const FRIENDS = 10_000;
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

async function timeInTurn(candidates, rounds, warmUp) {
  const times = new Map(candidates.map(([name]) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, run] of candidates) {
      const begin = performance.now();
      await run();
      if (round >= 0) times.get(name).push(performance.now() - begin);
    }
  }
  return candidates.map(([name]) => median(times.get(name)));
}

async function costOfCall() {
  const path = new URL('./answer-server.mjs', import.meta.url).pathname;
  const server = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [port] = await once(server.stdout, 'data');
  const baseUrl = `http://127.0.0.1:${Number(port)}`;
  const headers = { authorization: 'token' };
  const client = createChatdeckClient({ baseUrl, auth: { getToken: () => headers.authorization } });
  const url = `${baseUrl}/v1/api/wechat/friend`;
  const [floor, call] = await timeInTurn(
    [
      ['floor', async () => (await fetch(url, { headers })).json()],
      ['client', () => client.contact.list()],
    ],
    CALLS,
    WARM_UP,
  );
  server.disconnect();
  return { floor, call };
}

/** The cost of validation: a whole call minus the same call with a schema that accepts anything. */
async function costOfCheck() {
  const friend = (at) => ({
    wxid: `wxid_${at}`,
    name: `林知远 ${at}`,
    alias: '客户',
    avatar: `https://cdn.test/${at}.png`,
    weixin: `lin-${at}`,
  });
  const list = Array.from({ length: FRIENDS }, (_, at) => friend(at));
  const text = JSON.stringify({ code: 0, msg: '', data: { count: FRIENDS, list } });
  const answering = () =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
  const client = createChatdeckClient({ baseUrl: 'http://bench.test', fetch: answering });
  const [parse, read, call] = await timeInTurn(
    [
      ['parse', () => JSON.parse(text)],
      ['read', async () => JSON.parse(await answering().then((answer) => answer.text()))],
      ['call', () => client.contact.list()],
    ],
    60,
    10,
  );
  return { floor: parse, call: call - read };
}

export async function measureClient() {
  return { call: await costOfCall(), check: await costOfCheck() };
}
