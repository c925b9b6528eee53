import '@testing-library/jest-dom/vitest';
import { createChatdeckClient } from '@chatdeck/sdk';
import { endpoints } from '@chatdeck/sdk/contract';
import { openApiDocument } from '@chatdeck/sdk/openapi';
import { OPEN_API_KEY_SCOPE, signedText } from '@chatdeck/sdk/rules';
import { ChatdeckProvider } from '@chatdeck/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { EXAMPLE_BODIES, openCallsOf } from './open-calls';
import { OpenApiTester } from './open-api-tester';

const CONTENT = join(import.meta.dirname, '../../content');
const client = createChatdeckClient({ baseUrl: 'http://chatdeck.test' });
const page = (
  <ChatdeckProvider client={client} locale="zh-CN">
    <OpenApiTester />
  </ChatdeckProvider>
);
const document = openApiDocument('1.0.0');
const asked: Request[] = [];
/** Answers of the server to signed calls, in this order. */
let answers: (() => Response)[] = [];

beforeEach(() => {
  setPreferences({ locale: 'zh-CN' });
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path.endsWith('openapi.json')) return Promise.resolve(Response.json(document));
    asked.push(new Request(new URL(path, 'http://localhost'), init));
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: '开始调用' }));
  await user.type(await screen.findByLabelText('API Key'), 'key-1');
  await user.type(screen.getByLabelText('API Secret'), 'secret-1');
  return { user, send: () => user.click(screen.getByRole('button', { name: '发送请求' })) };
}

describe('A call of the open API in the documentation', () => {
  it('is any of the signed ones, with an example that its own rules accept', () => {
    const signed = endpoints.filter(({ path }) => path.startsWith('/openapi/'));
    expect(openCallsOf(document).map(({ path }) => path)).toEqual(signed.map(({ path }) => path));
    for (const { path, request } of signed) {
      expect(request.safeParse(EXAMPLE_BODIES[path]).error, path).toBeUndefined();
    }
  });

  it.each(['zh-CN', 'en'])('needs a permission that the page explains in %s', async (locale) => {
    const page = await readFile(`${CONTENT}/${locale}/open-api.mdx`, 'utf8');
    for (const scope of Object.values(OPEN_API_KEY_SCOPE)) {
      expect(page).toContain(`\`${scope}\``);
    }
  });

  it('is signed in the page, and answered by the server', async () => {
    answers = [() => Response.json({ code: 40001, msg: '签名不对' }, { status: 401 })];
    const { send } = await open();
    await send();
    expect(await screen.findByText(/状态 401/)).toBeVisible();
    expect(screen.getByText(/"msg": "签名不对"/)).toBeVisible();
    const [request] = asked;
    const header = (name: string) => request?.headers.get(`x-chatdeck-${name}`) ?? '';
    const parts = { method: 'POST', path: '/openapi/v1/session', body: await request?.text() };
    const text = signedText({
      ...parts,
      body: parts.body ?? '',
      timestamp: header('timestamp'),
      nonce: header('nonce'),
    });
    expect(header('key')).toBe('key-1');
    expect(header('signature')).toBe(createHmac('sha256', 'secret-1').update(text).digest('hex'));
    expect(JSON.stringify([...(request?.headers ?? [])])).not.toContain('secret-1');
  });

  it('keeps what was typed where the server cannot be reached', async () => {
    answers = [];
    const { send } = await open();
    await send();
    expect(await screen.findByText(/没有连上服务器/)).toBeVisible();
    expect(screen.getByLabelText('API Key')).toHaveValue('key-1');
  });

  it('is not sent with a body that is no JSON', async () => {
    const { user, send } = await open();
    await user.type(screen.getByLabelText('请求正文'), 'x');
    expect(screen.getByText('这不是 JSON，请检查引号和逗号')).toBeVisible();
    await send();
    expect(asked).toEqual([]);
  });

  it('says what is missing', async () => {
    const { user, send } = await open();
    await user.clear(screen.getByLabelText('API Secret'));
    await send();
    expect(screen.getByText('API Secret 必填')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('is loaded again where the description of the calls did not come', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
    const user = userEvent.setup();
    render(page);
    await user.click(screen.getByRole('button', { name: '开始调用' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('加载失败');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(document)));
    await user.click(screen.getByRole('button', { name: '开始调用' }));
    expect(await screen.findByLabelText('API Key')).toBeVisible();
  });
});
