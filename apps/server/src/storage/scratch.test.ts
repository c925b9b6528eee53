import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { randomHex } from '../security/secrets';
import { OutOfSpace, RESERVED_BYTES } from './free-space';
import { openScratch, ScratchFull } from './scratch';

afterEach(() => void vi.useRealTimers());

const newFolder = () => join(inject('scratch'), `on-the-way-${randomHex(4)}`);
const nothing = () => Promise.resolve();
/** Only the date is faked; file operations take their real time. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });
const minutePasses = () => void vi.advanceTimersByTime(60_001);

/** Work that runs until the test ends it. */
function startWork(scratch: Awaited<ReturnType<typeof openScratch>>) {
  let end = () => {};
  const started = new Promise<{ path: string; isDone: Promise<void> }>((resolve) => {
    const isDone: Promise<void> = scratch.use(async (path) => {
      await writeFile(path, 'half of a file');
      await new Promise<void>((ended) => {
        end = ended;
        resolve({ path, isDone });
      });
    });
  });
  return { started, end: () => end() };
}

describe('The space for files on their way', () => {
  it('is empty after a start, whatever an earlier run left', async () => {
    const folder = newFolder();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'left-behind'), 'x');
    await openScratch(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is swept once a minute of what nobody works on, and of nothing else', async () => {
    stopClock();
    const folder = newFolder();
    const scratch = await openScratch(folder);
    const work = startWork(scratch);
    const { path, isDone } = await work.started;
    await writeFile(join(folder, 'could-not-be-removed'), 'x');

    await scratch.use(nothing);
    expect(await readdir(folder)).toHaveLength(2);
    minutePasses();
    await scratch.use(nothing);
    expect(await readdir(folder)).toEqual([basename(path)]);

    await writeFile(join(folder, 'again'), 'x');
    await scratch.use(nothing);
    expect(await readdir(folder)).toHaveLength(2);
    minutePasses();
    work.end();
    await isDone;
    expect(await readdir(folder)).toEqual([]);
  });

  it('is given to so many files, and to another one when one of them has ended', async () => {
    const scratch = await openScratch(newFolder(), 1);
    const work = startWork(scratch);
    const { isDone } = await work.started;
    await expect(scratch.use(nothing)).rejects.toThrow(ScratchFull);
    work.end();
    await isDone;
    await expect(scratch.use(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('is given while the disk has enough for all of them and the reserve', async () => {
    const file = 10 * 1024 * 1024;
    const free = () => Promise.resolve(RESERVED_BYTES + file);
    const scratch = await openScratch(newFolder(), 50, free);
    const work = startWork(scratch);
    const { isDone } = await work.started;
    await expect(scratch.use(nothing)).rejects.toThrow(OutOfSpace);
    work.end();
    await isDone;
    await expect(scratch.use(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
