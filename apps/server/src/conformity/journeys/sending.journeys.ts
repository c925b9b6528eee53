import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { TEXT, refuses, type Journeys } from './journey';

/** Messages to one target and to many. */
export const sendingJourneys: Journeys = {
  'messages go to one, and to many with a state for each': async (world) => {
    const { client, friend, room, goOffline } = world;
    unwrap(await client.send.toContact(friend.wxid, TEXT));
    unwrap(await client.send.toRoom(room.wxid, TEXT));
    await refuses(client.send.toRoom('nobody', TEXT), CODE.notFound);
    const groups = [{ wxid: room.wxid }];
    const job = unwrap(await client.send.toMany({ messages: [TEXT], groups, target: 'Room' }));
    await expect
      .poll(async () => unwrap(await client.send.jobs.find(job.id)).list[0]?.counts.handedOver)
      .toBe(1);
    expect(unwrap(await client.send.jobs.list()).list[0]).toMatchObject({ id: job.id });
    expect(unwrap(await client.send.jobs.list({ wxid: room.wxid })).list[0]).toMatchObject({
      id: job.id,
      targets: [{ wxid: room.wxid }],
    });
    expect(unwrap(await client.send.jobs.list({ wxid: 'nobody' })).count).toBe(0);
    const { list: days } = unwrap(await client.send.daily());
    expect(days).toHaveLength(7);
    // The mock has a fixed date; a server counts the actual day.
    expect(days.at(-1)?.handedOver).toBeGreaterThan(0);
    unwrap(await client.send.jobs.cancel(job.id));
    unwrap(await client.send.jobs.retry(job.id));
    const unknown = { messages: [TEXT], groups: [{ wxid: 'nobody' }], target: 'Room' as const };
    await refuses(client.send.toMany(unknown), CODE.invalidValue);
    await goOffline();
    await expect.poll(async () => unwrap(await client.robot.status()).online).toBe(false);
    await refuses(client.send.toContact(friend.wxid, TEXT), CODE.robotOffline);
  },

  "a partner's server makes accounts for its customers and opens their sessions": async ({
    openApi,
  }) => {
    await refuses(openApi.openSession(['send'], { customerId: 'c-1' }), CODE.notFound);
    const customer = { customerId: 'c-1', name: '城南店' };
    const made = unwrap(await openApi.addCustomer(customer));
    expect(made.customerId).toBe('c-1');
    expect(unwrap(await openApi.addCustomer(customer))).toEqual(made);
    const other = unwrap(await openApi.addCustomer({ customerId: 'c-2', name: '城北店' }));
    expect(other.apiKey).not.toBe(made.apiKey);
    const session = unwrap(await openApi.openSession(['send'], { customerId: 'c-1' }));
    expect(session).toMatchObject({ scopes: ['send'] });
    await refuses(openApi.addCustomer({ customerId: ' ', name: '城南店' }), CODE.missingValue);
  },

  "a partner's server opens sessions and sends": async (world) => {
    const { client, openApi, friend, room, goOffline } = world;
    const session = unwrap(await openApi.openSession(['send', 'contact:read']));
    expect(session).toMatchObject({ scopes: ['send', 'contact:read'] });
    expect(session.token).not.toBe('');
    const { jobId } = unwrap(await openApi.sayToRoom({ roomName: room.topic, message: TEXT }));
    expect(unwrap(await client.send.jobs.find(jobId)).list[0]).toMatchObject({
      target: 'Room',
      targets: [{ wxid: room.wxid, name: room.topic }],
    });
    const { wxid } = friend;
    unwrap(await openApi.sayToContact({ wxid, name: friend.name, message: TEXT }));
    await refuses(openApi.sayToRoom({ roomName: 'nobody', message: TEXT }), CODE.notFound);
    await refuses(openApi.sayToContact({ message: TEXT }), CODE.missingValue);
    await goOffline();
    await expect.poll(async () => unwrap(await client.robot.status()).online).toBe(false);
    await refuses(openApi.sayToContact({ wxid, message: TEXT }), CODE.robotOffline);
  },
};
