import { unwrap } from '@chatdeck/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signUp, signUpMember, startBackend, useServer } from '../../testing/test-server';

const BEFORE = 'http://127.0.0.1:1';
/** Its host is also that of the broker, which listens here. */
const PUBLIC = 'https://localhost';
const server = useServer();

const pathOf = (userId: string) => `/files/u/${userId}/${'f'.repeat(22)}/cover.png`;

describe('After the server has moved to another address, the console finds', () => {
  it('the file of a material, in its list and by itself', async () => {
    const { client, userId } = await signUp(server);
    const url = BEFORE + pathOf(userId);
    const { id } = unwrap(await client.material.add({ type: 2, name: '封面', url }));
    const wanted = server.url + pathOf(userId);
    const { list } = unwrap(await client.material.list({ type: 2 }));
    expect(list.map((row) => 'url' in row && row.url)).toEqual([wanted]);
    expect(unwrap(await client.material.get(id))).toMatchObject({ url: wanted });
  });

  it('the file of a reply in the config', async () => {
    const { client, userId } = await signUp(server);
    const replies = (origin: string) =>
      JSON.stringify({ newFriendReplys: [{ type: 2, url: origin + pathOf(userId) }] });
    unwrap(await client.robot.config.save({ config: replies(BEFORE), baseVersion: 0 }));
    const { config } = unwrap(await client.robot.config.load());
    expect(config).toContain(server.url + pathOf(userId));
    expect(config).not.toContain(BEFORE);
  });

  it('and files of other accounts where they were', async () => {
    const { client } = await signUp(server);
    const url = BEFORE + pathOf('somebody-else');
    unwrap(await client.material.add({ type: 2, name: '封面', url }));
    const { list } = unwrap(await client.material.list({ type: 2 }));
    expect(list.map((row) => 'url' in row && row.url)).toEqual([url]);
  });
});

describe('A robot', () => {
  const open = useServer({ publicUrl: new URL(PUBLIC) }, () =>
    startBackend({ publicUrl: new URL(PUBLIC) }),
  );

  it('gets the public address of a file that it is to send, and of one in its config', async () => {
    const { client, robot, userId } = await signUpMember(open);
    const url = BEFORE + pathOf(userId);
    await open.services.contact.receive(userId, 'robot', [{ wxid: 'w1', name: '小明', alias: '' }]);
    const phone = await robot.listen();
    onTestFinished(async () => void (await phone.close()));
    unwrap(await client.send.toContact('w1', { type: 2, url }));
    expect(JSON.stringify(await phone.next())).toContain(PUBLIC + pathOf(userId));
    const config = JSON.stringify({ newFriendReplys: [{ type: 2, url }] });
    unwrap(await client.robot.config.save({ config, baseVersion: 0 }));
    const answer = JSON.stringify(await robot.get('/wechat/config'));
    expect(answer).toContain(PUBLIC + pathOf(userId));
    expect(answer).not.toContain(BEFORE);
  });
});
