import type { SendProgress, SendTarget } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../database/schema';
import { createDispatcher } from './dispatcher';
import { fakeRobot, openOutbox } from './outbox.fixtures';

type Outbox = Awaited<ReturnType<typeof openOutbox>>;
let db: Outbox['db'];
let repository: Outbox['repository'];
let queue: Outbox['queue'];
let countsOf: Outbox['countsOf'];
beforeAll(async () => void ({ db, repository, queue, countsOf } = await openOutbox()));

/** Simulates a crashed process: its calls neither return nor have any effect. */
const gone = new Promise<never>(() => {});
const fail = (error: unknown) => {
  throw error;
};

describe('The outbox', () => {
  it('sends to nobody twice through five crashes, and knows of every target what became of it', async () => {
    const { jobId } = await queue(100, 20);
    const { received, broker } = fakeRobot();
    // Each process ends in the middle of a target: two before its message was sent, three after it.
    for (const [life, endsBefore] of [true, false, true, false, false].entries()) {
      const process = { isAlive: true };
      const upTo = (life + 1) * 15;
      const crash = () => {
        process.isAlive = false;
        return gone;
      };
      const guarded = new Proxy(repository, {
        get: (target, name): unknown => (process.isAlive ? Reflect.get(target, name) : () => gone),
      });
      const dispatcher = createDispatcher({
        repository: guarded,
        staleMs: 0,
        announce: () => {},
        broker: {
          isListening: () => true,
          isReachable: () => true,
          publish: async (userId, topic, message) => {
            if (!process.isAlive) return gone;
            const isLast = received.length >= upTo;
            if (isLast && endsBefore) return crash();
            await broker.publish(userId, topic, message);
            return isLast ? crash() : undefined;
          },
        },
      });
      dispatcher.start(fail);
      await expect.poll(() => process.isAlive).toBe(false);
    }
    const last = createDispatcher({ repository, broker, announce: () => {}, staleMs: 0 });
    last.start(fail);
    await expect.poll(async () => (await countsOf(jobId))?.queued).toBe(0);
    await last.stop();

    expect(new Set(received.map(({ wxid }) => wxid)).size).toBe(received.length);
    expect(await countsOf(jobId)).toEqual({
      queued: 0,
      handedOver: 95,
      offline: 0,
      failed: 0,
      cancelled: 0,
      unknown: 5,
    });
    // Three of the five unknown ones were sent.
    expect(received).toHaveLength(98);
  }, 40_000);

  it.each([
    { isAlone: true, unknown: 1, about: 'at its start where it is alone' },
    { isAlone: false, unknown: 0, about: 'not yet where another instance may be sending it' },
  ])('gives up what a crash left behind $about', async ({ isAlone, unknown }) => {
    const { jobId } = await queue(2, 0);
    // By a process that is gone.
    expect(await repository.claim()).toMatchObject([{ jobId, position: 0 }]);
    const { received, broker } = fakeRobot();
    const dispatcher = createDispatcher({ repository, broker, announce: () => {}, isAlone });
    dispatcher.start(fail);
    await expect.poll(() => received.map(({ wxid }) => wxid)).toEqual(['w1']);
    await dispatcher.stop();
    expect((await countsOf(jobId))?.unknown).toBe(unknown);
    await repository.abandon(0);
  });

  it('lets one of two dispatchers send each target, no sooner than the gap', async () => {
    const { jobId } = await queue(30, 40);
    const { received, broker } = fakeRobot();
    const two = [1, 2].map(() => createDispatcher({ repository, broker, announce: () => {} }));
    two.forEach((dispatcher) => dispatcher.start(fail));
    const nudges = setInterval(() => two.forEach((dispatcher) => dispatcher.nudge()), 5);
    await expect.poll(async () => (await countsOf(jobId))?.handedOver).toBe(30);
    clearInterval(nudges);
    await Promise.all(two.map((dispatcher) => dispatcher.stop()));
    expect(received.map(({ wxid }) => wxid)).toEqual(
      Array.from({ length: 30 }, (_, at) => `w${at}`),
    );
    const span = (received.at(-1)?.at ?? 0) - (received[0]?.at ?? 0);
    expect(span).toBeGreaterThanOrEqual(29 * 40 * 0.95);
  }, 20_000);

  it('announces a fast job now and then, and how it ends', async () => {
    const { userId, jobId } = await queue(60, 0);
    const { received, broker } = fakeRobot();
    const announced: [SendProgress, SendTarget | undefined][] = [];
    const dispatcher = createDispatcher({
      repository,
      broker,
      announce: (owner, progress, target) => {
        if (owner === userId) announced.push([progress, target]);
      },
    });
    const startedAt = performance.now();
    dispatcher.start(fail);
    await expect.poll(async () => (await countsOf(jobId))?.handedOver).toBe(60);
    // What is left is announced by itself, not only at the end of the process.
    await expect.poll(() => announced.at(-1)?.[0].counts.handedOver, { timeout: 5_000 }).toBe(60);
    await dispatcher.stop();
    expect(received).toHaveLength(60);
    // Once a second, and the last.
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(announced.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    const [[, first] = []] = announced;
    expect(first).toMatchObject({ wxid: 'w0', state: 'handedOver' });
    expect(announced.slice(1).every(([, target]) => target === undefined)).toBe(true);
  }, 20_000);

  it('announces the last progress when it is stopped', async () => {
    const { jobId } = await queue(5, 0);
    const announced: SendProgress[] = [];
    const dispatcher = createDispatcher({
      repository,
      broker: fakeRobot().broker,
      announce: (_, progress) => void announced.push(progress),
    });
    dispatcher.start(fail);
    await expect.poll(async () => (await countsOf(jobId))?.handedOver).toBe(5);
    await dispatcher.stop();
    expect(announced.at(-1)?.counts.handedOver).toBe(5);
  });

  it('calls unknown what may have gone out before a failure', async () => {
    const torn = await queue(1, 0);
    const dispatcher = createDispatcher({
      repository,
      announce: () => {},
      broker: {
        ...fakeRobot().broker,
        publish: () => Promise.reject(new Error('broken pipe')),
      },
    });
    dispatcher.start(fail);
    await expect.poll(async () => (await countsOf(torn.jobId))?.unknown).toBe(1);
    await dispatcher.stop();
  });

  it.each([
    { closed: { blockedAt: new Date() }, about: 'is blocked' },
    { closed: { deletionAt: new Date() }, about: 'is to be deleted' },
  ])(
    'has nothing due for an account that $about, and does not look for it all the time',
    async ({ closed }) => {
      const { userId } = await queue(1, 0);
      expect(await repository.nextInMs()).toBe(0);
      await db.update(users).set(closed).where(eq(users.id, userId));
      expect(await repository.claim()).toEqual([]);
      expect(await repository.nextInMs()).toBeUndefined();
      await db.delete(users).where(eq(users.id, userId));
    },
  );
});
