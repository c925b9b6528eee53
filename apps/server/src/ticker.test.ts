import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRounds, every } from './ticker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does something every so often until it is stopped', async () => {
  const work = vi.fn(() => Promise.resolve());
  const stop = every(100, work);
  await vi.advanceTimersByTimeAsync(350);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(350);
  expect(work).toHaveBeenCalledTimes(3);
});

describe('Rounds', () => {
  it('follow each other after the time that each says', async () => {
    const round = vi.fn(() => Promise.resolve(100));
    const rounds = createRounds(round);
    rounds.start();
    await vi.advanceTimersByTimeAsync(250);
    expect(round).toHaveBeenCalledTimes(3);
    await rounds.stop();
    rounds.nudge();
    await vi.advanceTimersByTimeAsync(250);
    expect(round).toHaveBeenCalledTimes(3);
  });

  it('begin at once when something is new, but never two at a time', async () => {
    let finish = () => {};
    const round = vi.fn(() => new Promise<number>((done) => (finish = () => done(60_000))));
    const rounds = createRounds(round);
    rounds.start();
    rounds.nudge();
    expect(round).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(1);
    expect(round).toHaveBeenCalledTimes(2);
    finish();
    await vi.advanceTimersByTimeAsync(1);
    rounds.nudge();
    expect(round).toHaveBeenCalledTimes(3);
  });
});
