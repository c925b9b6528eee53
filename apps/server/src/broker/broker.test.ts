import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { connect, type BrokerAccess } from '../testing/test-robot';
import { signUp, useServer } from '../testing/test-server';
import { messageSchemas } from './messages';

const server = useServer();
const UPDATE = { target: 'system', event: 'updateConfig' } as const;
const REFUSED = 128;

describe('The broker', () => {
  it('gives nothing to subscriptions that reach beyond the own account', async () => {
    const victim = await signUp(server);
    const attacker = await signUp(server);
    const spy = await attacker.robot.listen();
    const hostile = [
      '#',
      '+/+/+',
      'aibotk/#',
      'aibotk/+/+',
      'aibotk/+/say',
      `aibotk/${victim.userId}/+`,
      `aibotk/${victim.userId}/say`,
      `aibotk/${attacker.userId}/#`,
      `$share/group/aibotk/${victim.userId}/+`,
      '$SYS/#',
    ];
    await expect(spy.client.subscribeAsync(hostile)).rejects.toMatchObject({
      packet: { granted: hostile.map(() => REFUSED) },
    });

    const robot = await victim.robot.listen();
    await server.services.broker.publish(victim.userId, 'event', UPDATE);
    await server.services.broker.publish(attacker.userId, 'event', UPDATE);
    await robot.next();
    expect((await spy.next())?.topic).toBe(`aibotk/${attacker.userId}/event`);
    expect(spy.received).toEqual([]);
    await Promise.all([spy.close(), robot.close()]);
  });

  it('lets in only the account itself, with its password and under its own client id', async () => {
    const { robot, userId } = await signUp(server);
    const other = await signUp(server);
    const { data: access } = await robot.get<BrokerAccess>('/ws/mqtt/config');
    const wrong = [
      { ...access, password: 'guess' },
      { ...access, username: '' },
      { ...access, username: '.*' },
      { ...access, username: other.userId },
      { ...access, clientId: `${other.userId}_` },
      { ...access, clientId: userId },
    ];
    for (const attempt of wrong) {
      await expect(connect(attempt)).rejects.toThrow(/not authorized/i);
    }
  });

  it('takes no messages from a robot, for itself or for others', async () => {
    const victim = await signUp(server);
    const attacker = await signUp(server);
    const robot = await victim.robot.listen();
    const spy = await attacker.robot.listen();
    const closed = once(spy.client.stream, 'close');
    spy.client.publish(`aibotk/${victim.userId}/say`, '{"target":"Room"}');
    await closed;
    await server.services.broker.publish(victim.userId, 'event', UPDATE);
    expect((await robot.next())?.message).toEqual(UPDATE);
    expect(robot.received).toEqual([]);
    await robot.close();
  });

  it('holds five connections of one account, and makes room when one leaves', async () => {
    const { robot } = await signUp(server);
    const { data: access } = await robot.get<BrokerAccess>('/ws/mqtt/config');
    const clients = await Promise.all([1, 2, 3, 4, 5].map(() => connect(access)));
    await expect(connect(access)).rejects.toThrow(/not authorized/i);
    await clients[0]?.endAsync(true);
    await expect
      .poll(() =>
        connect(access).then(
          (client) => client.endAsync(true).then(() => true),
          () => false,
        ),
      )
      .toBe(true);
    await Promise.all(clients.map((client) => client.endAsync(true)));
  });
});

describe('What is published', () => {
  it.each([
    ['a say without a message', 'say', { target: 'Room', wxid: 'a', roomName: 'b' }],
    ['a say without a target', 'say', { message: { type: 1, content: 'x' } }],
    [
      'an empty text',
      'say',
      { target: 'Contact', wxid: 'a', name: 'b', message: { type: 1, content: '' } },
    ],
    ['an event that the robot does not know', 'event', { target: 'system', event: 'explode' }],
  ] as const)('is never %s, which would end the robot', (_, topic, message) => {
    expect(messageSchemas[topic].safeParse(message).success).toBe(false);
  });
});
