import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { contract } from '@chatdeck/sdk/contract';
import type { MqttClient } from 'mqtt';
import * as z from 'zod';
import { openDatabase } from '../database/open-database';
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

/** Stores accounts in the folder of a server that has not started yet. */
export async function storeCrowd(dataDir: string, count: number): Promise<Somebody[]> {
  const crowd = Array.from({ length: count }, (_, at) => ({
    userId: `crowd${at}`,
    token: `token-of-crowd-${at}`,
    keys: { apiKey: `key-of-crowd-${at}`, apiSecret: `secret-of-crowd-${at}` },
  }));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const accounts = accountRepository(db);
  for (const { userId } of crowd) {
    const email = `${userId}@example.com`;
    const activatedAt = new Date();
    await accounts.add({ id: userId, email, name: userId, passwordHash: '', activatedAt }, false);
  }
  await db
    .insert(sessions)
    .values(crowd.map(({ userId, token }) => ({ userId, tokenHash: sha256(token) })));
  await db.insert(apiCredentials).values(crowd.map(({ userId, keys }) => ({ userId, ...keys })));
  await db.insert(materials).values(
    crowd.flatMap(({ userId }) =>
      Array.from({ length: MATERIALS_EACH }, (_, at) => ({
        userId,
        type: 1,
        name: `material ${at}`,
        content: 'a text of some length, as a person would write it',
      })),
    ),
  );
  await close();
  return crowd;
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
