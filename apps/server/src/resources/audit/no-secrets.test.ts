import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { eq, sql } from 'drizzle-orm';
import {
  createChatdeckClient,
  createOpenApiClient,
  loginChallengeSchema,
  unwrap,
} from '@chatdeck/sdk';
import { expect, it } from 'vitest';
import { operate } from '../../admin/admin.fixtures';
import { rowsOf } from '../../database/database';
import { auditEntries, users } from '../../database/schema';
import { tokenTo } from '../../testing/mailbox';
import { signUpMember, useServer } from '../../testing/test-server';
import { auditRepository } from './audit.repository';
import { codeAt } from '../two-factor/two-factor.fixtures';

const server = useServer();

/** What nobody may find in an entry; each is unlike anything else. */
const SECRET = {
  gpttoken: 'sk-canary-config-0001',
  parameter: 'canary-parameter-0002',
  aliAkSecret: 'canary-storage-0003',
  dialogue: 'sk-canary-dialogue-0004',
  speech: 'sk-canary-speech-0005',
  userInfo: 'canary-user:canary-pass-0006',
  verifyCode: '470815',
  message: 'canary-message-to-a-friend-0007',
  feedback: 'canary-feedback-0008',
  password: 'canary password 0009',
  nextDialogue: 'sk-canary-dialogue-0010',
} as const;

const configWith = (gpttoken: string) =>
  JSON.stringify({
    gpttoken,
    openaiModel: `model-of-${gpttoken.length}`,
    customBot: {
      customUrl: `https://${SECRET.userInfo}@bot.example.com`,
      moreData: [{ key: 'auth', value: SECRET.parameter }],
    },
    uploadFileConfig: { open: true, ossConfig: { aliAkSecret: SECRET.aliAkSecret } },
  });

async function entriesOf(userId: string): Promise<string> {
  const rows = await server.db.execute(
    sql`select row_to_json(t)::text as entry from ${auditEntries} t where user_id = ${userId} order by id`,
  );
  return rowsOf(rows)
    .map(({ entry }) => String(entry))
    .join('\n');
}

it('says that secrets changed, and never what they are', async () => {
  const account = await signUpMember(server, '小王', ['roomReply']);
  const { client, userId, email, robot } = account;
  const visitor = createChatdeckClient({ baseUrl: server.url });
  await robot.post('/wechat/info', { robotId: 'wxid_robot', name: '小禾' });
  await robot.post('/wechat/friend', {
    friend: [
      { robotId: 'wxid_robot', wxid: 'wxid_1', name: '小雨', alias: '', avatar: '', weixin: '' },
    ],
  });
  unwrap(await client.account.sendActivation());
  const activation = await tokenTo(server, email);
  unwrap(await visitor.account.activate(activation));
  const keys = await robot.keys();

  let { version: baseVersion } = unwrap(await client.robot.config.load());
  ({ version: baseVersion } = unwrap(
    await client.robot.config.save({ config: configWith(SECRET.gpttoken), baseVersion }),
  ));
  ({ version: baseVersion } = unwrap(
    await client.robot.config.save({ config: configWith(`${SECRET.gpttoken}-x`), baseVersion }),
  ));
  unwrap(await client.robot.config.restore({ version: baseVersion - 1, baseVersion }));
  unwrap(await client.robot.setVerifyCode(SECRET.verifyCode));
  const dialogue = {
    type: 'room' as const,
    targets: [{ id: 'room_1', name: '读书会' }],
    robotType: ROBOT_TYPE.chatGpt,
    botConfig: {
      token: SECRET.dialogue,
      model: 'model-in-clear',
      ttsConfig: { token: SECRET.speech },
    },
  };
  const { id } = unwrap(await client.dialogue.add(dialogue));
  const botConfig = { ...dialogue.botConfig, token: SECRET.nextDialogue };
  unwrap(await client.dialogue.update(id, { ...dialogue, botConfig }));
  unwrap(await client.dialogue.remove(id));
  const rssUrl = `https://${SECRET.userInfo}@feed.example.com/news`;
  const feed = { type: 'room' as const, targets: dialogue.targets, rssUrl };
  unwrap(await client.rss.add({ ...feed, updateTime: '0 0 8 * * *' }));
  unwrap(await client.site.sendFeedback({ content: SECRET.feedback }));
  const listener = await robot.listen();
  const message = { type: 1 as const, content: SECRET.message };
  unwrap(await client.send.toContact('wxid_1', message));
  await listener.close();
  const openApi = createOpenApiClient({ baseUrl: server.url, ...keys });
  const session = unwrap(await openApi.openSession(['send']));
  unwrap(await client.openApi.resetCredentials());
  const reset = await server.services.openApi.credentials(userId);

  const { secret } = unwrap(await client.twoFactor.begin(account.password));
  const { recoveryCodes } = unwrap(await client.twoFactor.turnOn(codeAt(secret)));
  const login = await visitor.account.login({ email, password: account.password });
  const { ticket } = loginChallengeSchema.parse(login.data);
  const [first = '', second = ''] = recoveryCodes;
  const entered = unwrap(await visitor.twoFactor.login({ ticket, code: first }));
  await visitor.twoFactor.login({ ticket, code: '000000' });
  unwrap(await client.twoFactor.turnOff({ password: account.password, code: second }));
  const oldPassword = account.password;
  await client.account.changePassword({
    oldPassword: 'canary guess 11',
    password: SECRET.password,
  });
  unwrap(await client.account.changePassword({ oldPassword, password: SECRET.password }));
  unwrap(await client.account.changeEmail({ email: `next-${email}`, password: SECRET.password }));
  unwrap(await visitor.account.sendReset(email));
  const printed = await operate(server, 'user', 'reset-password', `next-${email}`);
  await server.services.audit.settled();

  const entries = await entriesOf(userId);
  const hashes = await server.db.select().from(users).where(eq(users.id, userId));
  const secrets = [
    ...Object.values(SECRET),
    'canary-pass-0006',
    'canary guess 11',
    activation,
    oldPassword,
    keys.apiKey,
    keys.apiSecret,
    reset.apiKey,
    reset.apiSecret,
    secret,
    ticket,
    session.token,
    entered.token,
    account.token,
    codeAt(secret),
    ...recoveryCodes,
    printed.split(' ').at(-1) ?? '',
    hashes[0]?.passwordHash ?? '',
  ];
  expect(secrets.filter((one) => one.length < 6)).toEqual([]);
  expect(secrets.filter((one) => entries.includes(one))).toEqual([]);

  const toOperator = await operate(server, 'audit', `next-${email}`, '--last', '100');
  expect(secrets.filter((one) => toOperator.includes(one))).toEqual([]);

  // What is no secret is there, and so are the fields that are: the calls were read.
  for (const open of ['model-of-21', 'model-in-clear', '读书会', `next-${email}`]) {
    expect(entries).toContain(open);
  }
  const { rows } = await auditRepository(server.db).page(userId, 90, { pageSize: 100 });
  const hidden = rows.flatMap(({ changes }) =>
    changes.filter(({ before, after }) => before?.isHidden || after?.isHidden),
  );
  const paths = new Set(hidden.map(({ path }) => path));
  for (const path of ['gpttoken', 'botConfig.token', 'apiSecret', 'password']) {
    expect([...paths]).toContain(path);
  }
});
