import { beforeAll, describe, expect, it } from 'vitest';
import { createDispatcher } from './dispatcher';
import { fakeRobot, openOutbox } from './outbox.fixtures';

let world: Awaited<ReturnType<typeof openOutbox>>;
beforeAll(async () => void (world = await openOutbox()));

const fail = (error: unknown) => {
  throw error;
};

describe('A mass send', () => {
  it('waits after its own start for a robot to come back, and for no robot that leaves later', async () => {
    const { jobId } = await world.queue(3, 0);
    const { received, broker } = fakeRobot();
    let looks = 0;
    const finished: Record<string, number> = {};
    const dispatcher = createDispatcher({
      repository: world.repository,
      announce: () => {},
      countFinished: (state, targets) => (finished[state] = (finished[state] ?? 0) + targets),
      // Offline at the first check, online for one target, and then offline.
      broker: { ...broker, isListening: () => (looks += 1) === 2 },
    });
    dispatcher.start(fail);
    await expect.poll(async () => (await world.countsOf(jobId))?.queued).toBe(0);
    await dispatcher.stop();
    expect(received.map(({ wxid }) => wxid)).toEqual(['w0']);
    // The one for which it was noticed, and the one that was given up with it.
    expect(finished).toEqual({ handedOver: 1, offline: 2, unknown: 0 });
    expect(await world.countsOf(jobId)).toMatchObject({ handedOver: 1, offline: 2 });
  });

  it('waits for a broker that is lost, and gives nobody up', async () => {
    const { jobId } = await world.queue(3, 0);
    const { received, broker } = fakeRobot();
    let looks = 0;
    const isLost = () => looks > 1 && looks < 4;
    const dispatcher = createDispatcher({
      repository: world.repository,
      announce: () => {},
      broker: {
        ...broker,
        // The robot itself is there all the time; a lost cluster cannot tell.
        isListening: () => {
          looks += 1;
          return !isLost();
        },
        isReachable: () => !isLost(),
      },
    });
    dispatcher.start(fail);
    await expect
      .poll(async () => (await world.countsOf(jobId))?.handedOver, { timeout: 10_000 })
      .toBe(3);
    await dispatcher.stop();
    expect(received.map(({ wxid }) => wxid)).toEqual(['w0', 'w1', 'w2']);
  }, 15_000);

  it('calls a robot offline that does not come back in time', async () => {
    const { jobId } = await world.queue(2, 0);
    const dispatcher = createDispatcher({
      repository: world.repository,
      announce: () => {},
      returnMs: 0,
      broker: { ...fakeRobot().broker, isListening: () => false },
    });
    dispatcher.start(fail);
    await expect.poll(async () => (await world.countsOf(jobId))?.offline).toBe(2);
    await dispatcher.stop();
  });
});
