import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runAdmin } from '#admin/cli.ts';
import { readSettings } from '#settings.ts';
import { clientOf, startOrFail } from '../../durability/server-life';
import { show } from '../../guarantee';
import { called, expectUnharmed, freePort, loaded, said, startListening } from './open-robot';

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

it('A server that is killed with sends pending, a membership that ends meanwhile, a key that changes', async (context) => {
  const { start, admin } = await makePlace();
  let server = await start();
  onTestFinished(() => void server.kill('SIGKILL'));
  const { account } = createChatdeckClient({ baseUrl: server.address });
  unwrap(await account.signUp({ name: '主人', email, password }));
  const { token } = unwrap(await account.login({ email, password }));
  await server.kill('SIGKILL');
  await admin('user', 'grant-vip', email);

  server = await start();
  const client = clientOf(server, token);
  const { apiKey: key, apiSecret: secret } = unwrap(await client.openApi.credentials());
  const robot = await startListening({ key, secret, server: server.address });
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
