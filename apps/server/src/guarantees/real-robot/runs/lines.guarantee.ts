import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runAdmin } from '#admin/cli.ts';
import { readSettings } from '#settings.ts';
import { startRobot } from '../../../../../../fixtures/robot/robot-process.mjs';
import { clientOf, startOrFail } from '../../durability/server-life';
import { show } from '../../guarantee';
import {
  after,
  called,
  expectUnharmed,
  freePort,
  loaded,
  said,
  startListening,
} from './open-robot';

const PEOPLE = 8;
const email = 'owner@example.com';
const password = 'correct horse battery';

/** A folder, ports that stay the same across restarts of a server, and the operator's actions between them. */
async function makePlace() {
  const settings = {
    DATA_DIR: await mkdtemp(join(inject('scratch'), 'lines-')),
    SEND_GAP_MS: '900',
    PORT: String(await freePort()),
    MQTT_PORT: String(await freePort()),
  };
  const admin = (...args: string[]) => runAdmin(readSettings(settings), args);
  return { start: () => startOrFail(settings), admin };
}

/** The owner of a new account, who is a member, and the keys of the robot; the server runs. */
async function signUpMember({ start, admin }: Awaited<ReturnType<typeof makePlace>>) {
  let server = await start();
  const { account } = createChatdeckClient({ baseUrl: server.address });
  unwrap(await account.signUp({ name: '主人', email, password }));
  const { token } = unwrap(await account.login({ email, password }));
  await server.kill('SIGKILL');
  await admin('user', 'grant-vip', email);
  server = await start();
  const client = clientOf(server, token);
  const { apiKey: key, apiSecret: secret } = unwrap(await client.openApi.credentials());
  return { server, token, client, robot: { key, secret, server: server.address } };
}

it('A robot that logs in before its server is there, as after a power cut, and then once more', async (context) => {
  const place = await makePlace();
  const before = await signUpMember(place);
  await before.server.kill('SIGKILL');

  const robot = startRobot({ friends: PEOPLE, rooms: 4, ...before.robot });
  onTestFinished(() => void robot.stop());
  await robot.waitFor(({ event }) => event === 'login', 60_000);
  const isAway = () => robot.printed.filter((line) => line.includes('cannot be reached')).length;
  await expect.poll(isAway).toBe(1);
  expect(robot.events.filter(called('/wechat/config'))).toEqual([]);

  const server = await place.start();
  onTestFinished(() => void server.kill('SIGKILL'));
  await robot.waitFor(({ event }) => event === 'mqtt-connected', 30_000);
  await robot.waitFor(called('/wechat/room'), 40_000);
  const client = clientOf(server, before.token);
  const [{ wxid, name } = { wxid: '', name: '' }] = unwrap(await client.contact.all());
  const tell = async (content: string) => {
    const send = async () => (await client.send.toContact(wxid, { type: 1, content })).ok;
    // The server takes one message for a friend in some seconds.
    await expect.poll(send, { timeout: 15_000 }).toBe(true);
    await robot.waitFor(said(name, content));
  };
  await tell('来电了');

  // It logs in again, and its line has outlived that: the plugin adds its handler once more.
  const isReady = ({ event }: { readonly event: string }) => event === 'ready';
  await after(robot, () => robot.logInAgain(), isReady);
  await tell('只说一次');
  await tell('下一句');
  expect(robot.said.filter(said(name, '只说一次'))).toHaveLength(1);
  expectUnharmed(robot);
  show(context, {
    name: 'The real robot and a server that starts after it',
    measured:
      'it waits, gets its settings and its line when the server is there, and says what it is told; once, also after it has logged in again',
    control: 'it had logged in and was told once that the server is away',
  });
}, 180_000);

it('A server that is killed with sends pending, a membership that ends meanwhile, a key that changes', async (context) => {
  const place = await makePlace();
  const { start, admin } = place;
  const { token, client, ...first } = await signUpMember(place);
  let { server } = first;
  onTestFinished(() => void server.kill('SIGKILL'));
  const robot = await startListening(first.robot);
  onTestFinished(() => void robot.stop());
  await robot.waitFor(called('/wechat/room'), 40_000);
  const friends = unwrap(await client.contact.all()).slice(0, PEOPLE);
  expect(friends).toHaveLength(PEOPLE);
  const targets = [{ id: friends[0]?.wxid ?? '', name: friends[0]?.name ?? '' }];
  const feed = { type: 'contact' as const, targets, rssUrl: 'https://a.cn', updateTime: '@daily' };
  unwrap(await client.rss.add(feed));
  await client.send.toMany({
    target: 'Contact',
    groups: friends,
    messages: [{ type: 1, content: '群发一次' }],
  });
  const sent = () => robot.said.filter((one) => one.type === 'text' && one.text === '群发一次');
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(2);
  await server.kill('SIGKILL');
  const [before, wentOut] = [robot.events.length, sent().length];
  expect(wentOut).toBeLessThan(PEOPLE);
  await admin('user', 'revoke-vip', email);

  server = await start();
  const later = (fits: typeof loaded) =>
    robot.waitFor((one) => one.sequence >= before && fits(one), 30_000);
  await later((one) => one.event === 'mqtt-connected');
  // Notified only now that it is online, of its feeds too: the config alone does not stop them.
  await later(loaded);
  const again = clientOf(server, token);
  const jobs = async () => unwrap(await again.send.jobs.list()).list[0];
  // A target that was just being sent when the server was killed is given up after half a minute.
  await expect.poll(async () => (await jobs())?.state, { timeout: 60_000 }).toBe('ended');
  const { handedOver = 0, unknown = 0, ...rest } = (await jobs())?.counts ?? {};
  expect(handedOver + unknown).toBe(PEOPLE);
  expect(unknown).toBeLessThanOrEqual(1);
  expect(Object.values(rest).every((count) => count === 0)).toBe(true);
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(handedOver);
  expect(new Set(sent().map(({ to }) => to.id)).size).toBe(sent().length);
  expect(robot.events.slice(before).filter(called('/rss/config')).length).toBeGreaterThanOrEqual(2);

  const wxid = friends[0]?.wxid ?? '';
  unwrap(await again.openApi.resetCredentials());
  await expect.poll(async () => unwrap(await again.robot.status()).online).toBe(false);
  expect(await again.send.toContact(wxid, { type: 1, content: '听不见' })).toMatchObject({
    code: CODE.robotOffline,
  });
  expect(robot.said.some(said(friends[0]?.name ?? '', '听不见'))).toBe(false);
  expectUnharmed(robot);
  show(context, {
    name: 'The real robot and its line',
    measured: `${PEOPLE} sends through a kill -9: ${sent().length} said, none twice, ${unknown} unknown; told of the end of its membership when it was back; cut off by a new key, and unharmed`,
    control: `${wentOut} had gone out before the kill, the rest after it`,
  });
}, 240_000);
