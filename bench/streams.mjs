import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { figuresOf, interleave } from './lib/figures.mjs';
import { builtServer } from './server/built-server.mjs';

const STREAMS = 2_000;
/** As many as one account may have open. */
const OF_ACCOUNT = 20;
/** How long the streams are idle: four heartbeats, and the minute in which the use of each session is written once. */
const IDLE_MS = 60_000;
/**
 * How long the server is left alone after its work, for its memory to settle: V8 collects what is left of it once more about
 * a minute after the last of it, which takes a quarter of a second.
 */
const SETTLE_MS = 90_000;

/** The token of a new account. */
async function signUp(baseUrl, at) {
  const { account } = createChatdeckClient({ baseUrl });
  const login = { email: `stream-${at}@example.com`, password: 'correct horse battery' };
  unwrap(await account.signUp({ name: 'bench', ...login }));
  return unwrap(await account.login(login)).token;
}

/** Opens a stream; resolves with what closes it once the server has sent its first event. */
const openStream = (url, token) =>
  new Promise((resolve, reject) => {
    const request = get(
      `${url}/v1/api/wechat/events`,
      { agent: false, headers: { authorization: token, accept: 'text/event-stream' } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream got ${response.statusCode}`));
        response.once('data', () => resolve(() => request.destroy()));
        response.on('error', () => {});
      },
    );
    request.on('error', reject);
  });

/** What the memory of a process holds, in MB. */
async function memoryMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** How much of a core a server takes while nothing happens, in percent. */
async function idleLoad(server) {
  await pause(SETTLE_MS);
  const cpu = server.cpuMs();
  await pause(IDLE_MS);
  return ((server.cpuMs() - cpu) / IDLE_MS) * 100;
}

/**
 * Starts the server anew, so that it holds nothing of earlier work; leaves it alone, then opens all streams and leaves it
 * alone again.
 */
async function measure(place, tokens) {
  const server = await place.start();
  try {
    const without = await idleLoad(server);
    const before = await memoryMb(server.pid);
    const closes = [];
    for (const token of tokens) {
      const opened = Array.from({ length: OF_ACCOUNT }, () => openStream(server.url, token));
      closes.push(...(await Promise.all(opened)));
    }
    const load = await idleLoad(server);
    const memory = (await memoryMb(server.pid)) - before;
    closes.forEach((close) => close());
    return { memory, load, without };
  } finally {
    await server.stop();
  }
}

/** The tokens of the accounts whose streams are opened. */
async function signUpAll(place) {
  const server = await place.start();
  try {
    const tokens = [];
    for (let at = 0; at < STREAMS / OF_ACCOUNT; at++) tokens.push(await signUp(server.url, at));
    return tokens;
  } finally {
    await server.stop();
  }
}

/** What two thousand open consoles cost a server while nothing happens. */
export async function measureStreams(repetitions) {
  const place = await builtServer('streams', { SIGNUP_PER_HOUR: String(STREAMS) });
  try {
    const tokens = await signUpAll(place);
    const results = await interleave(['ours'], repetitions, () => measure(place, tokens));
    const name = `${STREAMS.toLocaleString('en')} live streams, idle`;
    return figuresOf({ ...results, 'no stream': results.ours }, [
      { name: `${name}: memory`, unit: 'MB', measure: 'memory', goal: 100 },
      { name: `${name}: of a core`, unit: '%', measure: 'load', goal: 1 },
      {
        name: `${name}: of a core, beside the same server without them`,
        unit: '%',
        measure: 'load',
        theirs: 'without',
        against: 'no stream',
        isDifference: true,
      },
    ]);
  } finally {
    await place.remove();
  }
}
