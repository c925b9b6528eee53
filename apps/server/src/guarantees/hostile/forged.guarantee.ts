import { CODE } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createApp } from '../../app';
import { openApiRepository } from '../../resources/open-api/open-api.repository';
import { createSignatureBook } from '../../resources/open-api/signed-request';
import { sign } from '../../robot-api/signature';
import { createCallVerifier } from '../../robot-api/verify-call';
import { startBackend, testSettings, useServer } from '../../testing/test-server';
import { grouped, show } from '../guarantee';
import { inject, robotRequest, signedInput } from '../request';
import { ROBOT_INPUTS } from '../robot-calls';
import { openAccount } from '../account';
import { openTenant } from '../tenant';
import { guaranteesSeed, seeded } from '../seeded';
import { forgeriesByChance, forgeriesOf } from './forged-calls';

const server = useServer({}, startBackend);
const SIGNING = { sign, fresh: signedInput };
const ACCEPTED: readonly unknown[] = [CODE.success, 200];

async function isAccepted(app: FastifyInstance, route: string, call: object, id: string) {
  const { body } = await inject(app, robotRequest(route, call, id));
  const answer: unknown = JSON.parse(body);
  return isJsonObject(answer) && ACCEPTED.includes(answer.code);
}

it('No forged or replayed call of a robot is believed', async (context) => {
  // A member, so that nothing but the signature can reject the call.
  const own = await openTenant(server, { role: 'vip' });
  const other = await openAccount(server);
  const keys = openApiRepository(server.db);
  const restarted = await createApp(
    {
      ...server.services,
      verifyCall: createCallVerifier(keys, createSignatureBook(keys), testSettings.openSkewMs),
    },
    testSettings,
  );
  const credulous = await createApp(
    { ...server.services, verifyCall: () => Promise.resolve({ userId: own.userId }) },
    testSettings,
  );
  const counts = {
    right: 0,
    refused: [] as string[],
    forged: 0,
    believed: [] as string[],
    weak: 0,
  };
  const byChance = forgeriesByChance(SIGNING, seeded(guaranteesSeed()));
  const forgeries = [...forgeriesOf(SIGNING), ...byChance];
  for (const [route, input] of Object.entries(ROBOT_INPUTS)) {
    // Query values become text before they are signed.
    const call = signedInput(own.keys, input(own));
    if (await isAccepted(server.app, route, call, own.feed)) counts.right++;
    else counts.refused.push(route);
    for (const [at, forge] of forgeries.entries()) {
      const forged = forge(call, own, other);
      // The verifier of a process that started after the call was made must reject the replay too.
      const app = at % 2 === 0 ? server.app : restarted;
      if (await isAccepted(app, route, forged, own.feed)) counts.believed.push(`${route} ${at}`);
      if (await isAccepted(credulous, route, forged, own.feed)) counts.weak++;
      counts.forged++;
    }
  }
  await Promise.all([restarted.close(), credulous.close()]);
  expect(counts.believed).toEqual([]);
  expect(counts.refused).toEqual([]);
  expect(counts.forged).toBeGreaterThanOrEqual(1_000);
  expect(counts.weak).toBeGreaterThan(counts.forged / 2);
  show(context, {
    name: 'Forged robot calls',
    measured: `0 of ${grouped(counts.forged)} forged or replayed calls accepted, also by a server that began after them`,
    control: `the ${counts.right} calls that they were made of were all accepted before; a server that believes every signature takes ${grouped(counts.weak)} of them`,
    cases: counts.forged,
  });
});
