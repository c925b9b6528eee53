import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import mqtt from 'mqtt';
import { robotAt } from '../server/robot.mjs';

const BASE_URL = 'http://bench.test';

/** A member with a token for its calls, and its robot. */
export async function openMember(server, name) {
  const signedOut = createChatdeckClient({ baseUrl: BASE_URL, fetch: server.fetch });
  const login = { email: `${name}@example.com`, password: 'correct horse battery' };
  unwrap(await signedOut.account.signUp({ name, ...login }));
  const { token, userId } = unwrap(await signedOut.account.login(login));
  await server.query(`update users set role = 'vip' where id = $1`, [userId]);
  const auth = { getToken: () => token };
  const client = createChatdeckClient({ baseUrl: BASE_URL, fetch: server.fetch, auth });
  const keys = unwrap(await client.openApi.credentials());
  const headers = { authorization: token, 'content-type': 'application/json' };
  return {
    userId,
    client,
    get: (path, query) => ({
      method: 'GET',
      url: `${path}?${new URLSearchParams(query)}`,
      headers,
    }),
    post: (path, body) => ({ method: 'POST', url: path, headers, payload: JSON.stringify(body) }),
    /** Calls of its robot, with their signatures. */
    robotGet: (path) => ({
      method: 'GET',
      url: `/open/v1/api${path}?${new URLSearchParams(robotAt(BASE_URL, keys).signed({}))}`,
    }),
    robotPost: (path, parameters) => ({
      method: 'POST',
      url: `/open/v1/api${path}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(robotAt(BASE_URL, keys).signed(parameters)),
    }),
    /** Its robot listens to the broker, as one that is online; returns what ends that. */
    listen: () => listen(server, robotAt(BASE_URL, keys, server.fetch), userId),
  };
}

async function listen({ broker }, robot, userId) {
  const { data } = await (await robot.get('/ws/mqtt/config')).json();
  const { username, password, clientId } = data;
  const connection = await mqtt.connectAsync(`mqtt://127.0.0.1:${broker.port}`, {
    username,
    password,
    clientId,
    protocolVersion: 4,
  });
  await connection.subscribeAsync(`aibotk/${userId}/+`);
  return () => connection.endAsync(true);
}

/** So many rows at once are within the time that the server gives a statement. */
const CHUNK = 5_000;

/** Adds rows by a statement that has the owner, the first and the last number of a chunk. */
async function addInChunks({ query }, text, userId, count) {
  for (let from = 1; from <= count; from += CHUNK) {
    await query(text, [userId, from, Math.min(from + CHUNK - 1, count)]);
  }
}

/** Friends of an account as rows of the database, which no robot needs half a minute to send. */
export const addFriends = (server, userId, count) =>
  addInChunks(
    server,
    `insert into friends (user_id, robot_id, wxid, name, alias, weixin, initials, sort_key)
     select $1, 'wxid_robot', 'wxid_' || at, '林知远 ' || at, '客户 ' || at % 97, 'lin-' || at, 'lzy', 'linzhiyuan ' || at
     from generate_series($2::int, $3::int) as at`,
    userId,
    count,
  );

export const addMaterials = (server, userId, count) =>
  addInChunks(
    server,
    `insert into materials (user_id, type, name, content)
     select $1, 1, '早安 ' || at, '早安，今天也要加油' from generate_series($2::int, $3::int) as at`,
    userId,
    count,
  );
