import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { contract } from '@chatdeck/sdk/contract';
import { ROLE } from '@chatdeck/sdk/constants';
import type { MqttClient } from 'mqtt';
import * as z from 'zod';
import type { Database } from '../database/database';
import { openDatabase, type DatabaseSettings } from '../database/open-database';
import { apiCredentials, materials, sessions } from '../database/schema';
import { requestOf, robotRequest, signedInput, type WireRequest } from '../guarantees/request';
import { accountRepository } from '../resources/account/account.repository';
import { sha256 } from '../security/secrets';
import { connect } from '../testing/test-robot';

/** An account of the crowd, with what its browser and its robot sign in with. */
export interface Somebody {
  readonly userId: string;
  readonly token: string;
  readonly keys: { readonly apiKey: string; readonly apiSecret: string };
}

const MATERIALS_EACH = 10;

/** How many accounts are added at once: no more than the database has connections. */
const ADDED_AT_ONCE = 8;
/** How many accounts get their rows at once: a statement has at most 65,535 parameters. */
const STORED_AT_ONCE = 500;

/** Stores accounts in the database of a server that has not started yet. */
export async function storeCrowd(
  settings: DatabaseSettings,
  count: number,
  role: string = ROLE.other,
): Promise<Somebody[]> {
  const crowd = Array.from({ length: count }, (_, at) => ({
    userId: `crowd${at}`,
    token: `token-of-crowd-${at}`,
    keys: { apiKey: `key-of-crowd-${at}`, apiSecret: `secret-of-crowd-${at}` },
  }));
  const { db, close } = await openDatabase(settings);
  const accounts = accountRepository(db);
  const add = async ({ userId }: Somebody) => {
    const email = `${userId}@example.com`;
    const activatedAt = new Date();
    await accounts.add(
      { id: userId, email, name: userId, passwordHash: '', role, activatedAt },
      false,
    );
  };
  for (let from = 0; from < count; from += ADDED_AT_ONCE) {
    await Promise.all(crowd.slice(from, from + ADDED_AT_ONCE).map(add));
  }
  for (let from = 0; from < count; from += STORED_AT_ONCE) {
    await storeBelongings(db, crowd.slice(from, from + STORED_AT_ONCE));
  }
  await close();
  return crowd;
}

/** What browser and robot of each sign in with, and some materials. */
async function storeBelongings(db: Database, some: readonly Somebody[]): Promise<void> {
  await db
    .insert(sessions)
    .values(some.map(({ userId, token }) => ({ userId, tokenHash: sha256(token) })));
  await db.insert(apiCredentials).values(some.map(({ userId, keys }) => ({ userId, ...keys })));
  await db.insert(materials).values(
    some.flatMap(({ userId }) =>
      Array.from({ length: MATERIALS_EACH }, (_, at) => ({
        userId,
        type: 1,
        name: `material ${at}`,
        content: 'a text of some length, as a person would write it',
      })),
    ),
  );
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** What every answer of an API contains; robots get another number for success than browsers. */
const envelope = z.looseObject({ code: z.number(), data: z.unknown() });
const SUCCESS = [0, 200];

/** Sends a request; returns the data, or throws for anything but success. */
export async function ask(address: string, { method, url, headers, payload }: WireRequest) {
  const call = request(address + url, { method, headers, agent });
  call.end(payload);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  const answer = envelope.parse(JSON.parse(text));
  if (response.statusCode !== 200 || !SUCCESS.includes(answer.code)) {
    throw new Error(`${method} ${url}: ${response.statusCode} ${text.slice(0, 200)}`);
  }
  return answer.data;
}

/** A signed call of somebody's robot. */
export const ofRobot = (route: string, { keys }: Somebody, input: object = {}): WireRequest =>
  robotRequest(route, signedInput(keys, input));

const access = z.object({
  host: z.string(),
  port: z.number(),
  username: z.string(),
  password: z.string(),
  clientId: z.string(),
});

/** Connects somebody's robot to the broker, as the plugin does. */
export async function connectRobot(address: string, somebody: Somebody): Promise<MqttClient> {
  const given = access.parse(await ask(address, ofRobot('GET /ws/mqtt/config', somebody)));
  const client = await connect(given);
  await client.subscribeAsync(`aibotk/${somebody.userId}/+`);
  return client;
}

/** Opens the live events of somebody's console, and counts what arrives. */
export async function openStream(address: string, { token }: Somebody) {
  const { url, headers } = await requestOf(contract.event.stream, {}, token);
  const call = get(address + url, { agent: false, headers });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const state = { isOpen: response.statusCode === 200, chunks: 0 };
  response.on('data', () => (state.chunks += 1));
  response.on('close', () => (state.isOpen = false));
  response.on('error', () => {});
  return { state, close: () => call.destroy() };
}
