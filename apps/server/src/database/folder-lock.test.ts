import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock';

const root = mkdtempSync(join(tmpdir(), 'chatdeck-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function folder(name: string): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  return path;
}

describe('The lock of a folder', () => {
  it('is held by one and free again after it', async () => {
    const path = folder('one');
    const unlock = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow('Another Chatdeck server');
    await unlock();
    await (
      await lockFolder(path)
    )();
  });

  it('goes to one of many that come at once, also over a lock that was left behind', async () => {
    const path = folder('many');
    await (
      await lockFolder(path)
    )();
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(path)));
    const held = tries.filter((attempt) => attempt.status === 'fulfilled');
    expect(held).toHaveLength(1);
    expect(readdirSync(path)).toHaveLength(1);
    await Promise.all(held.map(({ value }) => value()));
  });

  it('works in a folder whose path is longer than a socket may have', async () => {
    const path = folder(join('x'.repeat(100), 'y'.repeat(100)));
    const unlock = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow('Another Chatdeck server');
    await unlock();
  });
});
