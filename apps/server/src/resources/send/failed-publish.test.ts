import { expect, it } from 'vitest';
import { signUp, useServer } from '../../testing/test-server';
import { sendRepository } from './send.repository';
import { sendService } from './send.service';

const server = useServer();

it('sends again what could not be handed to the broker, when the same request asks again', async () => {
  const { userId } = await signUp(server);
  const { services, db } = server;
  await services.contact.receive(userId, 'robot', [{ wxid: 'f1', name: '林知远', alias: '' }]);
  const published: string[] = [];
  let isBroken = true;
  const broker = {
    isListening: () => Promise.resolve(true),
    publish: (_: string, topic: string) => {
      if (isBroken) return Promise.reject(new Error('The broker is gone'));
      published.push(topic);
      return Promise.resolve();
    },
  };
  const send = sendService(
    sendRepository(db),
    broker,
    services.group,
    services.contact,
    services.robot,
    () => Promise.reject(new Error('Not asked')),
    { start: () => Promise.reject(new Error('Not asked')) },
    { text: () => Promise.resolve('') },
    () => Promise.resolve(1),
  );
  const message = { type: 1, content: '早安' } as const;
  const say = () => send.toContact({ userId, wxid: 'f1', message, idempotencyKey: 'k1' });
  const run = () =>
    send.event({ userId, role: 'user' }, { target: 'system', event: 'updateConfig' }, 'zh-CN');

  await expect(say()).rejects.toThrow('The broker is gone');
  await expect(run()).rejects.toThrow('The broker is gone');
  isBroken = false;
  await say();
  await run();
  expect(published).toEqual(['say', 'event']);
  // Now it was sent, and a repetition succeeds without sending it again.
  await say();
  expect(published).toEqual(['say', 'event']);
});
