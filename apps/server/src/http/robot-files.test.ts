import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { robotCommands } from '@chatdeck/sdk/texts';
import { expect, inject, it } from 'vitest';
import { useServer } from '../testing/test-server';

const server = useServer();
const keys = { apiKey: 'k', apiSecret: 's' };

async function runIn(folder: string, command: string) {
  const shell = spawn('sh', ['-c', command], { cwd: folder });
  const output: Buffer[] = [];
  shell.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  shell.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => shell.on('exit', resolve));
  return { code, output: Buffer.concat(output).toString() };
}

it('starts the demo robot in an empty folder by the command that the console shows', async () => {
  const folder = await mkdtemp(join(inject('scratch'), 'own-'));
  const { demo } = robotCommands({ ...keys, address: server.url });
  const { code, output } = await runIn(folder, `${demo} --help`);
  expect(output).toContain('Runs the demo robot');
  expect(code).toBe(0);
});

it("gives what leads a robot of one's own here, and nothing else of the folder", async () => {
  for (const name of ['redirect.mjs', 'own-bot.mjs']) {
    const answer = await fetch(`${server.url}/robot/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
  }
  for (const name of ['redirect.test.mjs', 'node_modules', '..%2F..%2Fpackage.json', 'x.mjs']) {
    expect((await fetch(`${server.url}/robot/${name}`)).status).toBe(404);
  }
});

it('gives a compose file with the address of this server, as a container reaches it, and without keys', async () => {
  const answer = await fetch(`${server.url}/robot/compose.yaml`);
  expect(answer.headers.get('content-type')).toContain('yaml');
  const lines = (await answer.text()).split('\n').map((line) => line.trim());
  const address = server.url.replace('127.0.0.1', 'host.docker.internal');
  expect(lines).toContain(`CHATDECK_URL: ${address}`);
  expect(lines).toContain('AIBOTK_KEY: ${AIBOTK_KEY:?the API key of the account}');
  for (const file of ['redirect.mjs', 'own-bot.mjs']) {
    expect(lines.some((line) => line.includes(file))).toBe(true);
  }
});

it('gives no compose file to a client whose host is no address', async () => {
  const { port } = new URL(server.url);
  const status = await new Promise((resolve, reject) => {
    const options = { port, path: '/robot/compose.yaml', headers: { host: 'a b' } };
    request(options, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(400);
});
