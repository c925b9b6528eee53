import { createChatdeckClient, createOpenApiClient, type ClientOptions } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema';
import { tokenTo } from '../testing/mailbox';
import { report, servedRecordOf } from '../resources/log/log.fixtures';
import { accessRepository } from '../resources/operator/access.repository';
import { codeAt } from '../resources/two-factor/two-factor.fixtures';
import { softAuthenticator } from '../testing/soft-authenticator';
import { signUpMember, type TestAccount, type TestServer } from '../testing/test-server';
import { MEMBER_UNTIL, type ContractWorld } from './contract-world';

const FRIENDS = ['王小明', '周小雨'].map((name, at) => ({
  robotId: 'wxid_robot',
  wxid: `wxid_${at}`,
  name,
  alias: '',
  avatar: '',
  weixin: '',
}));
const ROOM = {
  robotId: 'wxid_robot',
  wxid: 'room_1@chatroom',
  roomId: 'room_1@chatroom',
  topic: '读书会',
  avatar: '',
  ownerId: 'wxid_robot',
  adminIds: '',
  memberCount: 3,
};

/** An account of the real backend with a robot that is connected to its broker. */
export async function openServerWorld(
  server: TestServer,
  fetch: ClientOptions['fetch'],
): Promise<ContractWorld> {
  const account = await signUpMember(server, '小王', ['roomReply']);
  await server.db
    .update(users)
    .set({ memberUntil: new Date(MEMBER_UNTIL), customerCap: 100 })
    .where(eq(users.id, account.userId));
  const { robot } = account;
  await robot.post('/wechat/info', { robotId: 'wxid_robot', name: '小禾' });
  await robot.post('/wechat/friend', { friend: FRIENDS });
  await robot.post('/wechat/room', { room: [ROOM] });
  const listener = await robot.listen();
  const phone = takePhone();
  const auth = { getToken: () => account.token };
  return {
    client: createChatdeckClient({ baseUrl: server.url, fetch, auth }),
    visitor: createChatdeckClient({ baseUrl: server.url, fetch }),
    openApi: createOpenApiClient({ baseUrl: server.url, fetch, ...(await robot.keys()) }),
    email: account.email,
    password: account.password,
    friend: { wxid: 'wxid_0', name: '王小明' },
    room: ROOM,
    mailedToken: () => tokenTo(server, account.email),
    appCode: codeAt,
    authenticator: softAuthenticator,
    sayYes: (url) => phone(url, { answer: 'yes' }),
    report: (text) => reportTo(server, account, text),
    becomeOperator: () => accessRepository(server.db).setOperator(account.userId, true),
    goOffline: () => listener.close(),
    close: () => listener.close(),
  };
}

/** Posts a message to the address that the account's robot was served. */
async function reportTo(server: TestServer, account: TestAccount, content: string) {
  const { pathname } = new URL((await servedRecordOf(account))?.customUrl ?? '');
  const payload = report({ conversionId: ROOM.wxid, conversionName: ROOM.topic, content });
  await server.app.inject({ method: 'POST', url: pathname, payload });
}

/** A phone that stores its cookie, opens the page that it is shown and submits its form. */
function takePhone() {
  let cookie = '';
  return async (url: string, fields: Record<string, string>): Promise<void> => {
    const page = await fetch(url, { headers: { cookie } });
    cookie = page.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const { origin, pathname, searchParams } = new URL(url);
    const body = new URLSearchParams([...searchParams, ...Object.entries(fields)]);
    const form = { method: 'POST', headers: { cookie }, body, redirect: 'manual' } as const;
    await fetch(origin + pathname, form);
  };
}
