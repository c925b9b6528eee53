import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../apps/server/src/settings.ts';

const DOCUMENT = readFileSync('docs/operations.md', 'utf8');
const HOST_STUBS = readFileSync('scripts/test/empty-host.sh', 'utf8');

/** The commands of a section, in order; one that writes a file has its text. */
function commandsOf(section) {
  const [, text = ''] = new RegExp(`^## ${section}\n([^]*?)^## `, 'm').exec(DOCUMENT) ?? [];
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block]) => block);
  return blocks.flatMap((block) => block.match(/^.*<<'END'\n[^]*?^END$|^.+$/gm));
}

/** Runs commands on an empty host; its folder is there for the test. */
function runOnEmptyHost(commands) {
  const host = mkdtempSync(join(tmpdir(), 'chatdeck-host-'));
  onTestFinished(() => rmSync(host, { recursive: true }));
  // The texts of files stay as they are.
  const moved = commands.map((command) => {
    const [line, ...text] = command.split('\n');
    return [line.replace(/(?<= )\/(?=srv|etc|usr)/g, `${host}/`), ...text].join('\n');
  });
  const { status, stderr } = spawnSync(
    'bash',
    ['--norc', '-c', [HOST_STUBS, ...moved].join('\n')],
    {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', HOST: host },
    },
  );
  const isDone = (what) => existsSync(join(host, 'done', what));
  return { host, status, stderr, isServed: ['start', 'proxy', 'admin'].every(isDone) };
}

const INSTALL = commandsOf('Install');

describe('The installation as the documentation has it', () => {
  it('leads from an empty host to a server behind TLS with an invite, and to its upgrade', () => {
    const { status, stderr, isServed } = runOnEmptyHost([...INSTALL, ...commandsOf('Upgrade')]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(isServed).toBe(true);
  });

  // The call that waits for the server changes nothing.
  const numbered = INSTALL.map((command, at) => ({ line: command.split('\n')[0], at }));
  it.each(numbered.filter(({ line }) => !line.includes('/readyz')))('needs $line', ({ at }) => {
    const { status, isServed } = runOnEmptyHost(INSTALL.toSpliced(at, 1));
    expect(status === 0 && isServed).toBe(false);
  });

  it.each([
    ['a data folder that no command makes', ' /srv/chatdeck/data', '', '226/NAMESPACE'],
    ['settings that others may read', '-m 600', '-m 644', 'chatdeck.env is not of chatdeck alone'],
    ['settings of root', '-o chatdeck -g chatdeck -m 600', '-m 600', 'is not of chatdeck alone'],
    ['data that others may read', '-m 700', '-m 755', '/srv/chatdeck is not of chatdeck alone'],
    ['the Node of the distribution', 'nodesource.list', 'other.list', 'is too old'],
  ])('fails with %s', (_what, from, to, reason) => {
    const { status, stderr } = runOnEmptyHost(INSTALL.map((line) => line.replace(from, to)));
    expect(status).not.toBe(0);
    expect(stderr).toContain(reason);
  });

  it('writes settings that the server accepts', () => {
    const { host } = runOnEmptyHost(INSTALL);
    const file = readFileSync(join(host, 'srv/chatdeck/chatdeck.env'), 'utf8');
    expect(readSettings(parseEnv(file))).toMatchObject({
      dataDir: '/srv/chatdeck/data',
      signUp: 'invite',
      sandbox: false,
      publicUrl: new URL('https://chat.example.com'),
    });
  });
});
