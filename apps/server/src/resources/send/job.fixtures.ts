import { unwrap } from '@chatdeck/sdk';
import { expect } from 'vitest';
import { signUpMember, type TestServer } from '../../testing/test-server';

export const TEXT = { type: 1, content: '周六读书会' } as const;

/** A member whose robot has friends and three groups; it owns one of them and administers another. */
export async function signUpSender(server: TestServer, friends = 3) {
  const account = await signUpMember(server);
  const { contact, group, robot } = server.services;
  await robot.introduce(account.userId, { robotId: 'robot', name: '小禾' });
  const people = Array.from({ length: friends }, (_, at) => ({ wxid: `f${at}`, name: `友${at}` }));
  await contact.receive(account.userId, 'robot', people);
  await group.receive(account.userId, 'robot', [
    { wxid: 'own', topic: '读书会', ownerWxid: 'robot' },
    { wxid: 'helped', topic: '值班', adminWxids: ['robot'] },
    { wxid: 'other', topic: '家长群', ownerWxid: 'somebody' },
  ]);
  return account;
}

type Sender = Awaited<ReturnType<typeof signUpSender>>;

/** The first of the friends, as targets. */
export const friends = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ wxid: `f${at}` }));

const find = async ({ client }: Sender, id: string) => {
  const [job] = unwrap(await client.send.jobs.find(id)).list;
  if (job === undefined) throw new Error('There is no such job');
  return job;
};

/** Waits for a mass send to end. */
export const ended = async (account: Sender, id: string) => {
  const state = async () => (await find(account, id)).state;
  await expect.poll(state).toBe('ended');
  return find(account, id);
};
