import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import * as tables from '../database/schema';
import { customerRepository } from '../resources/open-api/customer.repository';
import { outboxRepository } from '../outbox/outbox.repository';
import { rowIdOf } from '../database/row-id';
import { logRepository } from '../resources/log/log.repository';
import { setupOf } from '../resources/log/log-setup';
import { reportSchema, toLogged } from '../resources/log/reported-message';
import { robotItemRepository } from '../resources/robot-item/robot-item.repository';
import type { TestServer } from '../testing/test-server';
import { YEAR_MS, openAccount, type Account, type Rights } from './account';
import { keyOf } from './key-of';
import { passkeyOf } from './passkey-of';
import { reportOf } from './reported-message';

const DAILY = '0 0 8 * * *';

/** An account with a row of everything, each with its mark in every text. */
export async function openTenant(server: TestServer, rights?: Rights, password?: string) {
  const account = await openAccount(server, rights, password);
  const { mark, userId } = account;
  const { services } = server;
  const wxid = `wxid-${mark}`;
  await services.config.save(userId, JSON.stringify({ note: mark }), 0);
  await services.robot.introduce(userId, { robotId: mark, name: mark });
  await services.contact.receive(userId, mark, [{ wxid, name: mark, alias: mark }]);
  const room = { wxid: `room-${mark}`, topic: mark, ownerWxid: mark };
  await services.group.receive(userId, mark, [room]);

  const text = { type: 1, content: mark } as const;
  const material = await services.material.add(userId, { ...text, name: mark, tag: mark });
  const removed = await services.material.add(userId, { ...text, name: mark });
  await services.material.remove(userId, rowIdOf(removed.id));
  const prompt = { name: mark, content: mark };
  const role = await services.prompt.add(userId, prompt);
  const removedRole = await services.prompt.add(userId, prompt);
  await services.prompt.remove(userId, rowIdOf(String(removedRole.id)));
  const sampleInput = z.parse(contract.sample.add.request, { ...SAMPLE, text: mark });
  const sample = await services.sample.add(userId, sampleInput);
  const removedSample = await services.sample.add(userId, sampleInput);
  await services.sample.remove(userId, rowIdOf(removedSample.id));
  const due = {
    isLoop: true,
    subscribe: mark,
    time: DAILY,
    content: mark,
    isPaused: false,
  } as const;
  const reminder = await services.reminder.add(userId, mark, due);
  const removedReminder = await services.reminder.add(userId, mark, due);
  await services.reminder.remove(userId, rowIdOf(removedReminder.id));
  const common = { type: 'room' as const, targets: [{ id: room.wxid, name: mark }] };
  const { dialogue: dialogues, rss: feeds, batchTask: tasks } = contract;
  const dialogueInput = z.parse(dialogues.add.request, {
    ...common,
    ...DIALOGUE,
    botConfig: { token: mark, model: mark },
  });
  const dialogue = await services.dialogue.add(userId, dialogueInput);
  const rssUrl = `https://${mark}.example`;
  const feedInput = z.parse(feeds.add.request, { ...common, rssUrl, updateTime: DAILY });
  const feed = await services.rss.add(userId, feedInput);
  // Written directly to the database: the robot of a non-member is not allowed to.
  await robotItemRepository(server.db, 'rss').advance(userId, Number(feed.id), {
    lastContent: mark,
  });
  const taskInfo = { sortId: 7, endWord: mark };
  const taskInput = z.parse(tasks.add.request, {
    ...common,
    cron: DAILY,
    taskType: 'news',
    taskInfo,
  });
  const task = await services.batchTask.add(userId, taskInput);
  const removedItems = {
    dialogue: (await services.dialogue.add(userId, dialogueInput)).id,
    feed: (await services.rss.add(userId, feedInput)).id,
    task: (await services.batchTask.add(userId, taskInput)).id,
  };
  await services.dialogue.remove(userId, rowIdOf(removedItems.dialogue));
  await services.rss.remove(userId, rowIdOf(removedItems.feed));
  await services.batchTask.remove(userId, rowIdOf(removedItems.task));
  const channels = [{ sortId: mark, name: mark, items: [text] }];
  const customInput = z.parse(contract.custom.updateConfig.request, { config: { channels } });
  await services.custom.save(userId, customInput.config);
  await addCustomer(server, account);
  await services.robot.setVerifyCode(userId, mark);
  await services.robot.setPanelVersion(userId, mark);

  await services.log.changeSettings(userId, { open: true, media: true });
  const reported = await reportTo(server, { userId, mark, room: room.wxid, wxid });

  await services.contact.tag(userId, [{ wxid, tags: [mark] }]);
  const jobs = outboxRepository(server.db);
  const job = await jobs.add(
    { userId, target: 'Contact', messages: [text], gapMs: 0, key: null, requestHash: '' },
    [{ wxid, name: mark }],
  );
  await jobs.cancel(job?.id ?? 0);
  await server.db.delete(tables.sendQueues).where(eq(tables.sendQueues.userId, userId));
  const order = await services.order.create(
    { ...UNUSED, userId, role: 'user', activatedAt: new Date() },
    { kind: 'mvip', idempotencyKey: mark, locale: 'en' },
  );
  const { secret: appSecret } = await services.twoFactor.begin(
    { ...UNUSED, userId, role: 'user', activatedAt: new Date() },
    account.password,
    'en',
  );
  const ip = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const binding = await services.mini.bindCode(userId, ip);
  // The walk of all calls may take longer than a code lives, and whoever gets a new code deletes what has expired.
  const expiresAt = new Date(Date.now() + YEAR_MS);
  await server.db
    .update(tables.scanCodes)
    .set({ expiresAt })
    .where(eq(tables.scanCodes.userId, userId));
  return {
    ...account,
    wxid,
    room: room.wxid,
    job: String(job?.id),
    revision: reported,
    order,
    /** Of the authenticator app; two-factor login is not on yet. */
    appSecret,
    ip,
    passkey: await passkeyOf(server.db, userId, mark),
    /** A further key of the open API. */
    furtherKey: await keyOf(server.db, userId, mark),
    material: material.id,
    role: role.id,
    removed: {
      ...removedItems,
      material: removed.id,
      role: String(removedRole.id),
      reminder: removedReminder.id,
      sample: removedSample.id,
    },
    reminder: reminder.id,
    sample: sample.id,
    dialogue: dialogue.id,
    feed: feed.id,
    task: task.id,
    binding,
    login: await services.mini.loginCode(ip),
    grant: await services.upload.grant(userId),
  };
}

export type Tenant = Awaited<ReturnType<typeof openTenant>>;

/** Makes an account for a customer whom the account knows by its mark, as a partner whom the operator allowed it. */
async function addCustomer(
  { db }: TestServer,
  { userId, mark }: Pick<Account, 'userId' | 'mark'>,
): Promise<void> {
  await db.update(tables.users).set({ customerCap: 10 }).where(eq(tables.users.id, userId));
  await customerRepository(db).add(userId, 10, {
    customerId: mark,
    account: { id: `c${mark}`, name: mark, email: `${mark}@customer.invalid`, passwordHash: '' },
  });
}

/** Records a message of the account's robot, whatever its rights, and returns the id of what it ran with. */
async function reportTo(
  { db, services }: TestServer,
  of: Pick<Account, 'mark' | 'userId'> & { readonly room: string; readonly wxid: string },
): Promise<string> {
  const { served } = await services.config.running(of.userId);
  const logs = logRepository(db);
  const setupId = await logs.setup(of.userId, setupOf(1, served, []));
  const report = reportSchema.parse(reportOf(of, of));
  await logs.add(of.userId, { ...toLogged(report, true), setupId, usedUp: [of.mark] });
  return String(setupId);
}

/** A sample message that nothing answers. */
export const SAMPLE = {
  text: 'x',
  expected: { outcome: 'silent' as const, sends: [], asks: [] },
};
const DIALOGUE = { robotType: ROBOT_TYPE.chatGpt } as const;
/** What an order ignores. */
const UNUSED = {
  name: '',
  email: '',
  customRoutes: [],
  session: '',
  memberUntil: null,
  customerCap: 0,
  createdAt: new Date(0),
};
