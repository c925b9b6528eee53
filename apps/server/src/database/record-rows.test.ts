import { unwrap, type ChatdeckClient, type Result } from '@chatdeck/sdk';
import { CODE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { materials, prompts, reminders, robotItems, samples } from './schema';
import { SAMPLE } from '../guarantees/tenant';
import { signUpMember, useServer } from '../testing/test-server';

const server = useServer();
const DAILY = '0 0 8 * * *';
const toRoom = { type: 'room' as const, targets: [{ id: 'room', name: '读书会' }] };
const botConfig = { token: 'sk-1', model: 'gpt-4o' };

interface Stored {
  readonly table:
    typeof materials | typeof prompts | typeof reminders | typeof robotItems | typeof samples;
  readonly add: (client: ChatdeckClient) => Promise<Result<{ readonly id: string | number }>>;
  readonly of: (client: ChatdeckClient) => {
    readonly remove: (id: string) => Promise<Result<unknown>>;
    readonly restore: (id: string) => Promise<Result<unknown>>;
  };
}

const MAX_RETAINED: Readonly<Record<string, Stored>> = {
  material: {
    table: materials,
    add: ({ material }) => material.add({ type: 1, name: '早安', content: '早' }),
    of: ({ material }) => material,
  },
  'preset role': {
    table: prompts,
    add: (client) => client.prompt.add({ name: '客服', content: '你是客服。' }),
    of: (client) => client.prompt,
  },
  'sample message': {
    table: samples,
    add: (client) => client.sample.add(SAMPLE),
    of: (client) => client.sample,
  },
  reminder: {
    table: reminders,
    add: async (client) => {
      return client.reminder.add({
        isLoop: true,
        subscribe: '周明',
        time: DAILY,
        content: '喝水',
      });
    },
    of: (client) => client.reminder,
  },
  dialogue: {
    table: robotItems,
    add: ({ dialogue: dialogues }) =>
      dialogues.add({ ...toRoom, robotType: ROBOT_TYPE.chatGpt, botConfig }),
    of: ({ dialogue: dialogues }) => dialogues,
  },
  feed: {
    table: robotItems,
    add: ({ rss }) => rss.add({ ...toRoom, rssUrl: 'https://a.cn/rss', updateTime: DAILY }),
    of: ({ rss }) => rss,
  },
  'batch task': {
    table: robotItems,
    add: ({ batchTask: batchTasks }) =>
      batchTasks.add({ ...toRoom, cron: DAILY, taskType: 'news', taskInfo: { sortId: 7 } }),
    of: ({ batchTask: batchTasks }) => batchTasks,
  },
};

describe.each(Object.entries(MAX_RETAINED))('A deleted %s', (_, { table, add, of }) => {
  it('comes back within thirty days, to nobody but its owner, and is dropped after them', async () => {
    const [owner, other] = [await signUpMember(server), await signUpMember(server)];
    const people = [{ wxid: 'friend', name: '周明' }];
    await server.services.contact.receive(owner.userId, 'robot', people);
    const { remove, restore } = of(owner.client);
    const [stored, lost] = [unwrap(await add(owner.client)), unwrap(await add(owner.client))];
    for (const { id } of [stored, lost]) unwrap(await remove(String(id)));
    await server.db
      .update(table)
      .set({ removedAt: sql`now() - interval '31 days'` })
      .where(eq(table.id, Number(lost.id)));

    expect(await of(other.client).restore(String(stored.id))).toMatchObject({
      code: CODE.notFound,
    });
    expect(unwrap(await restore(String(stored.id)))).toEqual(stored);
    expect(await restore(String(lost.id))).toMatchObject({ code: CODE.notFound });
    // The next removal deletes for good what is past the undo period.
    unwrap(await remove(String(stored.id)));
    expect(await server.db.$count(table, eq(table.id, Number(lost.id)))).toBe(0);
    expect(await server.db.$count(table, eq(table.id, Number(stored.id)))).toBe(1);
  });
});
