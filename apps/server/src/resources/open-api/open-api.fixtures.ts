import {
  createChatdeckClient,
  createOpenApiClient,
  signatureHeaders,
  unwrap,
  type OpenApiScope,
} from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema';
import { call, signUpMember, type TestServer } from '../../testing/test-server';

export const TEXT = { type: 1, content: '到货了' } as const;
export const PATH = '/openapi/v1/chat/room';
/** A message to a group that every shop has. */
export const room = { roomName: '店员群', message: TEXT };

type Partner = Awaited<ReturnType<typeof signUpPartner>>;

/** A member who calls the open API, whose robot has not connected yet. */
export async function signUpPartner(server: TestServer) {
  const account = await signUpMember(server);
  const openApi = createOpenApiClient({ baseUrl: server.url, ...(await account.robot.keys()) });
  return { ...account, openApi };
}

/** The same with a key that may make accounts for customers. */
export async function signUpPartnerOfCustomers(server: TestServer, customerCap = 10) {
  const partner = await signUpPartner(server);
  await server.db.update(users).set({ customerCap }).where(eq(users.id, partner.userId));
  return partner;
}

/** Opens a session of a partner's customer as the pages of that customer use it. */
export async function openCustomerPage(
  server: TestServer,
  { openApi }: Pick<Partner, 'openApi'>,
  customerId: string,
  scopes: OpenApiScope[] = ['material:read', 'material:write'],
) {
  const { token } = unwrap(await openApi.openSession(scopes, { customerId }));
  return createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
}

/** A partner with a robot that has groups and friends, two of each with the same name. */
export async function openShop(server: TestServer, title = '店员') {
  const account = await signUpPartner(server);
  const { contact, group } = server.services;
  await group.receive(account.userId, 'robot', [
    { wxid: 'r1', topic: `${title}群` },
    { wxid: 'r2', topic: '同名' },
    { wxid: 'r3', topic: '同名' },
  ]);
  await contact.receive(account.userId, 'robot', [
    { wxid: 'f1', name: '王芳', alias: '收银' },
    { wxid: 'f2', name: '王芳', alias: '仓库' },
  ]);
  return account;
}

/** Sends a signed request, or a tampered version of it. */
export async function signed(
  server: TestServer,
  { robot }: Partner,
  sent: object,
  change: { now?: number; body?: object; path?: string; headers?: Record<string, string> } = {},
) {
  const request = { method: 'POST', path: PATH, body: JSON.stringify(sent) };
  const headers = await signatureHeaders(await robot.keys(), request, change.now);
  const all = { ...headers, ...change.headers };
  const once = () =>
    call<{ reason?: string }>(server, 'POST', change.path ?? PATH, {
      headers: { 'content-type': 'application/json', ...all },
      body: change.body ?? sent,
    });
  return { once, headers };
}

/** Opens a session for the pages of a partner; of a shop, unless another account is given. */
export async function openPartnerSession(
  server: TestServer,
  scopes: OpenApiScope[],
  partner?: Partner,
) {
  const account = partner ?? (await openShop(server));
  const opened = unwrap(await account.openApi.openSession(scopes));
  const auth = { getToken: () => opened.token };
  return { ...account, opened, page: createChatdeckClient({ baseUrl: server.url, auth }) };
}
