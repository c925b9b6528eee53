import { unwrap, type LogConversation, type LogMessage } from '@chatdeck/sdk';
import { loggedMessage, loggedSetup } from '@chatdeck/sdk/rules';
import { simulate } from '@chatdeck/sdk/simulate';
import { expect, it, onTestFinished } from 'vitest';
import { show } from '../../guarantee';
import { openAccount, type Account } from '../../account';
import { text } from './chats.fixtures';
import {
  after,
  called,
  expectUnharmed,
  loaded,
  startListening,
  startWebServer,
} from './open-robot';
import { startStub } from './stub';

const [FRIEND, ROOM] = ['周明', '读书会'];
const rule = { reg: 1, needAt: 0, scope: 'all' };
const config = {
  autoReply: false,
  chatDelay: 1,
  replyKeywords: [
    { ...rule, keywords: ['营业时间'], replys: [text('十点开门')] },
    { ...rule, keywords: ['报名'], reg: 2, needAt: 1, scope: 'room', replys: [text('报名成功')] },
    { ...rule, keywords: ['菜单'], reg: 2, replys: [text('菜单在此')] },
    { ...rule, keywords: ['价格', '多少钱'], needAt: 1, replys: [text('见价目表')] },
  ],
};

/** What is written, whether in the group and with an @, and the answer; none for silence. */
const MESSAGES = [
  ['营业时间是几点', 'private', '十点开门'],
  ['请问营业时间', 'room', '十点开门'],
  ['报名', 'at', '报名成功'],
  ['我要报名吗', 'room', undefined],
  ['菜单', 'private', '菜单在此'],
  ['菜单给我', 'private', undefined],
  ['多少钱一本', 'at', '见价目表'],
  ['价格呢', 'room', undefined],
  ['多少钱', 'private', '见价目表'],
  ['谢谢', 'private', undefined],
] as const;

/** The rule that answered a message of the log as its "why" says, and its answer. */
async function whyOf({ client }: Account, chat: LogConversation, message: LogMessage) {
  const asked = loggedMessage(message, chat);
  if (!asked || message.revision === null) throw new Error(`${message.text} has no why`);
  const revision = unwrap(await client.log.revision(message.revision));
  const { sends, trace } = simulate(loggedSetup(revision, message), asked);
  const decided = trace.find(({ verdict }) => verdict === 'answered');
  return { rule: decided?.rule, says: sends[0]?.message.content };
}

it('The log of ten messages names the rule that answered each', async (context) => {
  const stub = await startStub();
  const server = await startWebServer(stub.url);
  const account = await openAccount(server, { role: 'vip' });
  const { client, userId, keys } = account;
  await server.services.config.save(userId, JSON.stringify(config), 0);
  const robot = await startListening({
    key: keys.apiKey,
    secret: keys.apiSecret,
    server: server.url,
  });
  onTestFinished(async () => {
    await robot.stop();
    await server.app.close();
    await server.services.broker.close();
    stub.close();
  });
  await robot.waitFor(called('/wechat/room'), 40_000);
  await after(
    robot,
    async () => unwrap(await client.log.changeSettings({ open: true, media: false })),
    loaded,
  );

  const found = async (asked: string) => {
    const { list } = unwrap(await client.log.conversations({ pageSize: 100 }));
    for (const chat of list) {
      const { conversationId } = chat;
      const { list: messages } = unwrap(await client.log.messages({ conversationId }));
      const message = messages.find((one) => !one.isSelf && one.text.includes(asked));
      if (message) return { chat, message };
    }
    return undefined;
  };
  let answered = 0;
  for (const [asked, place, answer] of MESSAGES) {
    const from = robot.events.length;
    robot.receive({
      from: FRIEND,
      text: asked,
      ...(place !== 'private' && { room: ROOM }),
      ...(place === 'at' && { atRobot: true }),
    });
    const said = () =>
      robot.events
        .slice(from)
        .some((event) => event.event === 'said' && JSON.stringify(event).includes(String(answer)));
    if (answer !== undefined) await expect.poll(said, { timeout: 20_000 }).toBe(true);
    await expect
      .poll(async () => (await found(asked)) !== undefined, { timeout: 20_000 })
      .toBe(true);
    const logged = await found(asked);
    if (!logged) throw new Error(`${asked} is not in the log`);
    const why = await whyOf(account, logged.chat, logged.message);
    const index = config.replyKeywords.findIndex(({ replys }) => replys[0]?.content === answer);
    const expected = index === -1 ? undefined : { list: 'replyKeywords', index };
    expect([asked, why]).toEqual([asked, { rule: expected, says: answer }]);
    if (expected) answered += 1;
  }
  const { list: hits } = unwrap(await client.log.hits());
  expect(hits.reduce((sum, { days7 }) => sum + days7, 0)).toBe(answered);
  expectUnharmed(robot);
  show(context, {
    name: 'The message log and the real robot',
    measured: `${MESSAGES.length} messages: the why of each names the rule that answered, or none; ${answered} hits counted`,
    control: `${MESSAGES.length - answered} of them were met by silence`,
  });
}, 240_000);
