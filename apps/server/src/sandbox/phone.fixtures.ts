import { unwrap, type ScanCode } from '@chatdeck/sdk';
import { expect } from 'vitest';
import type { TestAccount, TestServer } from '../testing/test-server';

const HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

/** A browser that acts as a phone: it stores its cookie, and submits the form that it is shown. */
export function takePhone(of: TestServer) {
  let cookie = '';
  const keep = (headers: Record<string, unknown>) => {
    const set = headers['set-cookie'];
    if (typeof set === 'string') cookie = set.split(';')[0] ?? '';
  };
  return {
    async scan({ url }: Pick<ScanCode, 'url'>) {
      const { pathname, search } = new URL(url);
      const response = await of.app.inject({ url: pathname + search, headers: { cookie } });
      keep(response.headers);
      return { status: response.statusCode, page: response.body, headers: response.headers };
    },
    async answer({ url }: Pick<ScanCode, 'url'>, answer: 'yes' | 'no', headers: object = {}) {
      const { pathname, searchParams } = new URL(url);
      const payload = new URLSearchParams({ code: searchParams.get('code') ?? '', answer });
      const response = await of.app.inject({
        method: 'POST',
        url: pathname,
        headers: { ...HEADERS, cookie, ...headers },
        payload: payload.toString(),
      });
      return { status: response.statusCode, location: response.headers.location };
    },
  };
}

/** Scans and confirms the code of an account with a phone. */
export async function bindPhone(
  server: TestServer,
  account: TestAccount,
  phone = takePhone(server),
) {
  const code = unwrap(await account.client.mini.bindCode());
  await phone.scan(code);
  await phone.answer(code, 'yes');
  expect(unwrap(await account.client.mini.checkBinding(code.ticket)).state).toBe('confirmed');
  return phone;
}

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What somebody reads on a page of the phone and can press. */
export function readPage(page: string) {
  const all = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, inner]) =>
      textOf(inner ?? ''),
    );
  const values = all('dd');
  return {
    language: /<html lang="([^"]+)"/.exec(page)?.[1],
    headings: all('h1'),
    text: all('p').join(' '),
    facts: Object.fromEntries(all('dt').map((label, at) => [label, values[at]])),
    buttons: all('button'),
  };
}
