import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createApp } from '../../app';
import { users } from '../../database/schema';
import type { Services } from '../../services';
import { startBackend, testSettings, useServer } from '../../testing/test-server';
import { grouped, show } from '../guarantee';
import { guaranteesSeed } from '../seeded';
import { openTenant } from '../tenant';
import { COUNTS, SCALE } from './bad-inputs';
import { bombard, newOutcome } from './bombard';
import { subjectsOf, type Subject } from './subjects';

/** Includes the route that only a cluster calls. */
const settings = { ...testSettings, mqttUrl: new URL('mqtt://127.0.0.1:1') };
const server = useServer(settings, startBackend);
const PER_ROUTE = Object.values<number>(COUNTS).reduce((sum, count) => sum + count, 0);

/** Enough that one of the texts for which the copy below fails is among them. */
const CONTROL_TIMES = 4;

/** For as many inputs as by default; a long run sends more of each. */
const TIMEOUT_MS = 600_000;

/** The same seed sends the same inputs: `GUARANTEES_SEED=7 npm test -- guarantees`. */
const seed = guaranteesSeed();

const isOperators = ({ name }: Subject) =>
  name.startsWith('operator.') && name !== 'operator.makeBackup';

/** Bad input comes from anywhere, where an operator needs two-factor login. */
const makeOperator = (userId: string) =>
  server.db
    .update(users)
    .set({ operatorSince: new Date(), twoFactorSince: new Date() })
    .where(eq(users.id, userId));

async function bombardAll(app: FastifyInstance, subjects: readonly Subject[], times = 1) {
  const outcome = newOutcome();
  for (const subject of subjects) {
    const own = await openTenant(server, { role: 'vip', customRoutes: ['gptChat'] });
    if (isOperators(subject)) await makeOperator(own.userId);
    const robot = await own.robot.listen();
    await bombard(server, app, subject, own, seed, outcome, times);
    await robot.close();
  }
  return outcome;
}

/** A copy of the server that fails on one kind of input in each of three calls. */
const fragile = ({ material, reminder, site, ...services }: Services): Services => ({
  ...services,
  material: {
    ...material,
    page: (userId, filter) => {
      if ((filter.name?.length ?? 0) > 12) throw new Error('A name that nobody thought of');
      return material.page(userId, filter);
    },
  },
  reminder: {
    ...reminder,
    add: (userId, setter, input) =>
      input.content.length === 1 ? reminder.add(userId, setter, input) : new Promise(() => {}),
  },
  site,
});

it(
  'Bad input crashes, hangs and loosens nothing',
  { timeout: TIMEOUT_MS * SCALE },
  async (context) => {
    process.stdout.write(`Bad inputs are made from the seed ${seed}\n`);
    const subjects = subjectsOf(server);
    const outcome = await bombardAll(server.app, subjects);
    expect(outcome.failures).toEqual([]);
    expect(PER_ROUTE).toBeGreaterThanOrEqual(100);
    expect(outcome.trusted).toBeGreaterThan(outcome.sent / 2);
    expect(outcome.oneField).toBeGreaterThan(outcome.sent / 3);

    const weak = await createApp(fragile(server.services), settings);
    const caught = await bombardAll(
      weak,
      subjects.filter(({ name }) => ['material.list', 'reminder.add'].includes(name)),
      CONTROL_TIMES,
    );
    await weak.close();
    const crashes = caught.failures.filter((failure) => failure.includes('answers 500'));
    const hangs = caught.failures.filter((failure) => failure.includes('hangs'));
    expect(crashes.length).toBeGreaterThan(0);
    expect(hangs.length).toBeGreaterThan(0);

    show(context, {
      name: 'Bad input',
      measured: `${subjects.length} routes x ${PER_ROUTE} (seed ${seed}): of ${grouped(outcome.sent)} (${grouped(outcome.trusted)} with the right, ${grouped(outcome.oneField)} of them but for one field) 0 answers of 5xx, 0 hangs, 0 without an envelope; slowest ${Math.round(outcome.slowestMs)} ms`,
      control: `a copy that falls for one kind of text in two calls: ${crashes.length} crashes and ${hangs.length} hangs noticed`,
      cases: outcome.sent,
    });
  },
);
