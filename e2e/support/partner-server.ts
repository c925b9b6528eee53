import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../examples/partner-server', import.meta.url));
const TARBALLS = fileURLToPath(new URL('../../test-results/tarballs', import.meta.url));

/** The key of a partner, and the server that it is for. */
export interface PartnerOptions {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly baseUrl: string;
}

/** The example as it runs. */
export interface RunningPartner {
  readonly url: string;
  stop(): Promise<void>;
}

/** Copies the example and installs the packed SDK in it, as a partner does. */
async function install(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chatdeck-partner-'));
  await cp(EXAMPLE, folder, { recursive: true });
  const packed = (await readdir(TARBALLS)).find((file) => /sdk-.*\.tgz$/.test(file)) ?? '';
  const args = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  execFileSync('npm', [...args, '--prefer-offline', join(TARBALLS, packed)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

/** Starts the example and waits until it prints its URL. */
export async function startPartner({
  apiKey,
  apiSecret,
  baseUrl,
}: PartnerOptions): Promise<RunningPartner> {
  const folder = await install();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    // The shell of npm does not pass signals on: the group of the processes is stopped.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      CHATDECK_URL: baseUrl,
      CHATDECK_KEY: apiKey,
      CHATDECK_SECRET: apiSecret,
    },
  });
  const lines: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: String(lines[0]),
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid);
      await rm(folder, { recursive: true });
    },
  };
}
