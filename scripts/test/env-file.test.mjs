import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadEnvFile } from '../env-file.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-env-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it('takes the settings of a file `.env`, and none of those that are set already', () => {
  vi.stubEnv('PORT', '8000');
  vi.stubEnv('PUBLIC_URL', undefined);
  writeFileSync(
    join(folder, '.env'),
    '# the console\nPORT=9000\nPUBLIC_URL="https://bot.example"\n',
  );
  loadEnvFile(folder);
  expect(process.env).toMatchObject({ PORT: '8000', PUBLIC_URL: 'https://bot.example' });
});

it('needs no file', () => {
  expect(() => loadEnvFile(folder)).not.toThrow();
});
