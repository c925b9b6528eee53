import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createChatdeckClient, freshConfig, unwrap } from '@chatdeck/sdk';

const DEMO_EMAIL = 'demo@chatdeck.local';
/** Who signs up beside the demo account, in each language. */
const PEOPLE = {
  'zh-CN': { name: '山月', domain: 'shanyue.example' },
  en: { name: 'Alice Webb', domain: 'willow-lane.example' },
};
const READY_MS = 60_000;

/** Resolves with what the server prints first that matches each pattern. */
function printed(child, patterns) {
  return new Promise((resolve, reject) => {
    const found = patterns.map(() => undefined);
    const output = [];
    const fail = (why) => reject(new Error(`The server ${why}:\n${output.join('\n')}`));
    const timer = setTimeout(() => fail('was not ready in time'), READY_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        patterns.forEach((pattern, at) => {
          found[at] ??= pattern.exec(line)?.[1];
        });
        if (found.includes(undefined)) return;
        clearTimeout(timer);
        resolve(found);
      });
    }
  });
}

/**
 * Starts the built server with accounts of its own in a language, and logs in to them: that of the demo, one that signed up a
 * moment ago with a config and nothing else, an operator.
 */
export async function startDemo(locale, env = {}) {
  const { name, domain } = PEOPLE[locale];
  const dataDir = await mkdtemp(join(tmpdir(), 'chatdeck-pictures-'));
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      MQTT_PORT: '0',
      CHATDECK_DEMO: locale,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const [url, password] = await printed(child, [
      /(http:\/\/127\.0\.0\.1:\d+)/,
      /Password: +(\S+)/,
    ]);
    const client = createChatdeckClient({ baseUrl: url });
    const logIn = async (email) => unwrap(await client.account.login({ email, password }));
    const administer = (...words) =>
      execFileSync(process.execPath, ['apps/server/dist/admin.js', 'user', ...words], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
    const signUp = async (email) => {
      unwrap(await client.account.signUp({ name, email, password }));
      administer('activate', email);
      const session = await logIn(email);
      const own = createChatdeckClient({ baseUrl: url, auth: { getToken: () => session.token } });
      unwrap(await own.robot.config.save({ config: freshConfig(locale), baseVersion: 0 }));
      return session;
    };
    const newcomer = await signUp(`newcomer@${domain}`);
    const operator = await signUp(`operator@${domain}`);
    administer('operator', `operator@${domain}`);
    return { url, session: await logIn(DEMO_EMAIL), newcomer, operator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
