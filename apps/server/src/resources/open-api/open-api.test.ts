import { unwrap } from '@chatdeck/sdk';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { robotOf } from '../../testing/test-robot';
import { signUp, useServer } from '../../testing/test-server';

const server = useServer();

describe('The API key and secret', () => {
  it('are made on the first call and stay', async () => {
    const { client } = await signUp(server);
    const first = unwrap(await client.openApi.credentials());
    expect(unwrap(await client.openApi.credentials())).toEqual(first);
    expect(first.apiSecret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are the same for calls that come at once', async () => {
    const { client } = await signUp(server);
    const pairs = await Promise.all([1, 2, 3].map(() => client.openApi.credentials()));
    expect(new Set(pairs.map((pair) => unwrap(pair).apiKey)).size).toBe(1);
  });

  it('are one whole pair after resets that come at once, and after a reset before the first call', async () => {
    const { client, userId } = await signUp(server);
    const first = unwrap(await client.openApi.resetCredentials());
    expect(await server.services.openApi.credentials(userId)).toEqual(first);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.openApi.resetCredentials()));
    const pairs = answers.map(unwrap);
    expect(new Set(pairs.map(({ apiKey }) => apiKey)).size).toBe(4);
    // Never the key of one reset with the secret of another.
    expect(pairs).toContainEqual(unwrap(await client.openApi.credentials()));
  });

  it('cut the robot with the old pair off at once when they are reset', async () => {
    const { client, robot, userId } = await signUp(server);
    const connected = await robot.listen();
    const closed = once(connected.client.stream, 'close');
    const next = unwrap(await client.openApi.resetCredentials());
    await closed;

    expect((await robot.get('/wechat/config')).code).toBe(40001);
    expect(unwrap(await client.robot.status()).online).toBe(false);
    const renewed = robotOf(server, () => Promise.resolve({ userId, ...next }));
    expect((await renewed.get('/wechat/config')).code).toBe(200);
    await connected.close();
  });
});
