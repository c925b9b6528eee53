import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject as provided } from 'vitest';
import { brokerPassword } from '../broker/access';
import { noticeOf } from '../testing/test-payment';
import type { TestServer } from '../testing/test-server';
import { randomHex } from '../security/secrets';
import { reportOf } from './reported-message';
import { signedInput, type WireRequest } from './request';
import type { Tenant } from './tenant';

/** Who makes a request: `own` with its credentials, about the data of `of`. A visitor has no credentials. */
export interface Asking {
  readonly server: TestServer;
  readonly own: Tenant;
  readonly of: Tenant;
  readonly isNobody: boolean;
}

type Page = (asking: Asking) => WireRequest | Promise<WireRequest>;

const get = (url: string): WireRequest => ({ method: 'GET', url, headers: {} });
const watched = (url: string, { own, isNobody }: Asking): WireRequest => ({
  ...get(url),
  ...(!isNobody && { headers: { authorization: `Bearer ${own.token}` } }),
});
const form = (url: string, fields: Record<string, string>): WireRequest => ({
  method: 'POST',
  url,
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
});
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

/** The link of the caller's own order, changed to the order of another account. */
const payLink = ({ own, of }: Asking) => ({ ...queryOf(own.order.payUrl), order: of.order.id });
/** The caller's own code; another account's can only be guessed. */
const scanCode = ({ own, of }: Asking) =>
  own === of ? queryOf(own.binding.url) : { code: of.binding.ticket };

/** A request to each route that is neither a call of the contract nor one of the robot. */
export const PAGES: Readonly<Record<string, Page>> = {
  'GET /healthz': () => get('/healthz'),
  'GET /robot/:name': () => get('/robot/redirect.mjs'),
  'GET /robot/compose.yaml': () => get('/robot/compose.yaml'),
  'GET /readyz': () => get('/readyz'),
  // With the caller's own token, which is none of the operator's.
  'GET /metrics': (asking) => watched('/metrics', asking),
  'GET /healthz/parts': (asking) => watched('/healthz/parts', asking),
  // The ticket of another account can only be guessed.
  'GET /v1/api/user/data/archive': ({ of }) =>
    get(`/v1/api/user/data/archive?ticket=${of.userId}.9999999999999.x`),
  'GET /v1/api/openapi.json': () => get('/v1/api/openapi.json'),
  'POST /open/api/v1/skill': () => form('/open/api/v1/skill', {}),
  'POST /open/api/v1/voice/text': () => form('/open/api/v1/voice/text', {}),
  'POST /open/api/v1/text/speech': () => form('/open/api/v1/text/speech', {}),
  'POST /open/api/v1/image/vision': () => form('/open/api/v1/image/vision', {}),
  'GET /open/api/v1/convert': () => get('/open/api/v1/convert?url=x'),
  'POST /open/upload/putb64/:size/key/:key': async ({ server, own, of, isNobody }) => ({
    method: 'POST',
    url: `/open/upload/putb64/-1/key/${of.mark}`,
    payload: PIXEL,
    headers: {
      'content-type': 'application/octet-stream',
      ...(!isNobody && {
        authorization: `UpToken ${await server.services.uploadTokens.issue(own.userId)}`,
      }),
    },
  }),
  'POST /v1/api/callback/:id': ({ own, isNobody }) => ({
    method: 'POST',
    url: '/v1/api/callback/whoami',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(
      signedInput(isNobody ? undefined : own.keys, { uid: 'x', uname: 'x', word: 'x' }),
    ),
  }),
  'POST /open/v1/api/log/:token': async ({ server, own, of, isNobody }) => {
    const address = await server.services.logAddresses.of(own.userId, '');
    return {
      method: 'POST',
      url: isNobody ? `/open/v1/api/log/${of.userId}.x` : (address ?? ''),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(reportOf(own, of)),
    };
  },
  'GET /sandbox/scan': (asking) =>
    get(`/sandbox/scan?${new URLSearchParams(scanCode(asking)).toString()}`),
  'POST /sandbox/scan': (asking) => form('/sandbox/scan', { ...scanCode(asking), answer: 'yes' }),
  'GET /sandbox/pay': (asking) =>
    get(`/sandbox/pay?${new URLSearchParams(payLink(asking)).toString()}`),
  'POST /sandbox/pay': (asking) => form('/sandbox/pay', { ...payLink(asking), answer: 'yes' }),
  'POST /v1/mqtt/auth': ({ own, of, isNobody }) => ({
    method: 'POST',
    url: '/v1/mqtt/auth',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      username: of.userId,
      clientid: `${of.userId}_1`,
      password: isNobody ? '' : brokerPassword(own.keys.apiSecret),
    }),
  }),
  // Only the gateway has its key, so none of these callers is trusted.
  'POST /v1/payment/notify': ({ of }) => ({
    method: 'POST',
    url: '/v1/payment/notify',
    payload: JSON.stringify(noticeOf(of.order)),
    headers: { 'content-type': 'application/json', 'x-payment-signature': of.keys.apiSecret },
  }),
  'GET /files/*': async ({ server, own, of }) => {
    const key = `${own.grant.prefix}note.txt`;
    const path = join(provided('scratch'), randomHex(8));
    await writeFile(path, own.mark);
    await server.services.store.add(key, path, 'text/plain');
    return get(`/files/${of.grant.prefix}note.txt`);
  },
};

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
