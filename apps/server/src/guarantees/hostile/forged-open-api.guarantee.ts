import type { OpenApiDistrust } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createApp } from '../../app';
import { rateLimits } from '../../database/schema';
import { accountRepository } from '../../resources/account/account.repository';
import { asSignedIn } from '../../resources/account/sessions';
import { openApiKeyRepository } from '../../resources/open-api-key/open-api-key.repository';
import { openApiRepository } from '../../resources/open-api/open-api.repository';
import { createSignatureBook, signedRequests } from '../../resources/open-api/signed-request';
import { createRateLimits } from '../../security/rate-limits';
import { startBackend, testSettings, useServer } from '../../testing/test-server';
import { INPUTS } from '../calls';
import { grouped, show } from '../guarantee';
import { inject, type WireRequest } from '../request';
import { guaranteesSeed, seeded } from '../seeded';
import { openTenant } from '../tenant';
import { forgeriesByChance, forgeriesOf } from './forged-calls';
import { keyOfAll, LOST_KEYS } from './lost-keys';
import { forgeriesOfRoute, openApiSigning, openApiWire, SIGNED_ROUTES } from './signed-open-api';

const server = useServer({}, startBackend);
/** Each check of a signature has to be met by some forgery. */
const REASONS: readonly OpenApiDistrust[] = [
  'outsideWindow',
  'replayed',
  'unknownKey',
  'unsigned',
  'wrongSignature',
];

interface Said {
  readonly isAccepted: boolean;
  /** Why the call was refused, if it was for what signs it: a reason of 40001, or `scope` for 30004. */
  readonly reason: string | undefined;
  /** The key of the account that the call made or found. */
  readonly apiKey: unknown;
}

async function ask(app: FastifyInstance, request: WireRequest): Promise<Said> {
  const answer: unknown = JSON.parse((await inject(app, request)).body);
  const { code, data } = isJsonObject(answer) ? answer : {};
  const { reason, apiKey } = isJsonObject(data) ? data : {};
  const isDistrusted = code === CODE.invalidToken && typeof reason === 'string';
  const isBeyond = code === CODE.scopeNeeded ? 'scope' : undefined;
  return { isAccepted: code === CODE.success, reason: isDistrusted ? reason : isBeyond, apiKey };
}

/** A server that began after the calls that are replayed to it, and one that believes each call to be of the account. */
async function openOthers(userId: string) {
  const { db, services } = server;
  const keys = openApiRepository(db);
  const accounts = accountRepository(db);
  const user = asSignedIn(await accounts.find(userId));
  const authenticateSigned = signedRequests({
    keys,
    furtherKeys: openApiKeyRepository(db),
    accounts,
    claimSignature: createSignatureBook(keys),
    limits: createRateLimits(db),
    acceptsUnsigned: false,
  });
  const believing = { ...services, authenticateSigned: () => Promise.resolve(user) };
  return {
    restarted: await createApp({ ...services, authenticateSigned }, testSettings),
    credulous: await createApp(believing, testSettings),
  };
}

/** Two accounts whose robots listen, without which messages would be refused for that alone, and the counts. */
async function openRound() {
  await server.db.delete(rateLimits);
  const own = await openTenant(server, { role: 'vip' });
  const other = await openTenant(server, { role: 'vip' });
  const listeners = [await own.robot.listen(), await other.robot.listen()];
  const { restarted, credulous } = await openOthers(own.userId);
  const counts = { right: 0, forged: 0, weak: 0 };
  const [refused, believed]: [string[], string[]] = [[], []];
  return {
    own,
    other,
    restarted,
    counts,
    refused,
    believed,
    random: seeded(guaranteesSeed()),

    async right(what: string, request: WireRequest) {
      const said = await ask(server.app, request);
      if (said.isAccepted) counts.right++;
      else refused.push(what);
      return said;
    },

    /** Returns why the call was refused. */
    async forged(what: string, request: WireRequest, app: FastifyInstance) {
      const { reason } = await ask(app, request);
      if (reason === undefined) believed.push(what);
      if ((await ask(credulous, request)).isAccepted) counts.weak++;
      counts.forged++;
      return reason;
    },

    async close() {
      for (const listener of listeners) await listener.close();
      await Promise.all([restarted.close(), credulous.close()]);
    },
  };
}

const controlOf = ({ right, weak }: { readonly right: number; readonly weak: number }) =>
  `the ${right} calls that they were made of were all accepted before; a server that believes every signature takes ${grouped(weak)} of them`;

it('No forged or replayed call of the open API is believed', async (context) => {
  const round = await openRound();
  const { own, other, restarted, counts, refused, believed } = round;
  const signers = [
    [own.keys, other.keys],
    [await keyOfAll(server, own), await keyOfAll(server, other)],
  ] as const;
  const reasons = new Set<string | undefined>();
  for (const [place, route] of SIGNED_ROUTES.entries()) {
    const signing = openApiSigning(route);
    const input = INPUTS[route.id](own, own);
    const forgeries = [
      ...forgeriesOf(signing),
      ...forgeriesOfRoute(route),
      ...forgeriesByChance(signing, round.random),
    ];
    for (const [keys, foreign] of signers) {
      // What the forgeries before have used up would refuse these too.
      await server.db.delete(rateLimits);
      const call = signing.fresh(keys, input);
      const { apiKey } = await round.right(route.id, openApiWire(route, call));
      for (const [at, forge] of forgeries.entries()) {
        const request = openApiWire(route, forge(call, { keys }, { keys: foreign }));
        // A process that started after the call was made must reject the replay too.
        const app = (place + at) % 2 === 0 ? server.app : restarted;
        reasons.add(await round.forged(`${route.id} ${at}`, request, app));
      }
      // Rightly signed by another account: at most it reaches a customer of its own by the same id.
      const said = await ask(server.app, openApiWire(route, signing.fresh(foreign, input)));
      if (said.isAccepted && said.apiKey === apiKey) believed.push(`${route.id} by another`);
      counts.forged++;
    }
  }
  await round.close();
  expect(believed).toEqual([]);
  expect(refused).toEqual([]);
  expect([...reasons].sort()).toEqual(REASONS);
  expect(counts.forged).toBeGreaterThanOrEqual(400);
  expect(counts.weak).toBeGreaterThan(counts.forged / 2);
  show(context, {
    name: 'Forged open API calls',
    measured: `0 of ${grouped(counts.forged)} forged or replayed calls accepted, also by a server that began after them`,
    control: controlOf(counts),
    cases: counts.forged,
  });
});

it('No key of the open API signs anything beyond its end, its scopes and its secrets', async (context) => {
  const round = await openRound();
  const { own, restarted, counts, refused } = round;
  const surprises: string[] = [];
  for (const route of SIGNED_ROUTES) {
    const signing = openApiSigning(route);
    const input = INPUTS[route.id](own, own);
    for (const [what, { prepare, lose, reason }] of Object.entries(LOST_KEYS)) {
      const key = await keyOfAll(server, own);
      const losing = { server, owner: own, key, callId: route.id, random: round.random };
      const call = () => openApiWire(route, signing.fresh(key, input));
      await prepare?.(losing);
      await round.right(`${route.id}, before it is ${what}`, call());
      await lose(losing);
      const given = await round.forged(`${route.id}, ${what}`, call(), restarted);
      if (given !== reason) surprises.push(`${route.id}, ${what}: ${given ?? 'accepted'}`);
      await openApiKeyRepository(server.db).remove(own.userId, Number(key.id));
    }
  }
  await round.close();
  expect(surprises).toEqual([]);
  expect(refused).toEqual([]);
  expect(counts.forged).toBe(SIGNED_ROUTES.length * Object.keys(LOST_KEYS).length);
  expect(counts.weak).toBe(counts.forged);
  show(context, {
    name: 'Lost open API keys',
    measured: `0 of ${grouped(counts.forged)} calls accepted of a key that had expired, was removed, had lost the scope, or had another secret`,
    control: controlOf(counts),
    cases: counts.forged,
  });
});
