import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { exposureWarnings } from '../exposure';
import { call, useServer } from '../testing/test-server';
import { trustedProxy } from './trusted-proxy';

const open = useServer();
const behind = useServer({ trustProxy: ['10.0.0.0/8'] });
const hops = useServer({ trustProxy: trustedProxy.parse('1') });

let series = 0;

/**
 * The codes of failed logins to one account, a different one for each series, over one connection that each time claims
 * to forward for another caller.
 */
async function logins(server: typeof open, ip: string, forwarded: (at: number) => string) {
  const codes: number[] = [];
  const email = `nobody${(series += 1)}@example.com`;
  for (let at = 0; at < 7; at += 1) {
    const headers = { 'x-forwarded-for': forwarded(at) };
    const body = { email, password: 'wrong password' };
    codes.push((await call(server, 'POST', '/v1/api/login', { ip, headers, body })).code);
  }
  return codes;
}

const WRONG = Array<number>(7).fill(CODE.wrongCredentials);

describe('The address of a caller', () => {
  it('is not what a stranger says it is', async () => {
    const codes = await logins(open, '203.0.113.1', (at) => `198.51.100.${at}`);
    expect(codes.at(-1)).toBe(CODE.tooManyTries);
    const strange = await logins(behind, '203.0.113.2', (at) => `198.51.100.${at}`);
    expect(strange.at(-1)).toBe(CODE.tooManyTries);
  });

  it('is what a trusted proxy says it is', async () => {
    expect(await logins(behind, '10.1.2.3', (at) => `198.51.100.${at}`)).toEqual(WRONG);
    expect(await logins(hops, '203.0.113.3', (at) => `198.51.100.1${at}`)).toEqual(WRONG);
  });

  it('is not what a caller has put before it', async () => {
    const codes = await logins(behind, '10.1.2.3', (at) => `198.51.100.${at}, 198.51.100.77`);
    expect(codes.at(-1)).toBe(CODE.tooManyTries);
    const hopped = await logins(hops, '203.0.113.4', (at) => `198.51.100.${at}, 198.51.100.78`);
    expect(hopped.at(-1)).toBe(CODE.tooManyTries);
  });
});

describe('A browser', () => {
  const hsts = async (server: typeof open, ip: string) => {
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await server.app.inject({ url: '/healthz', remoteAddress: ip, headers });
    return answer.headers['strict-transport-security'];
  };

  it('is held to https where a trusted proxy says that it came by it', async () => {
    expect(await hsts(behind, '10.1.2.3')).toBe('max-age=31536000');
    expect(await hsts(behind, '203.0.113.1')).toBeUndefined();
    expect(await hsts(open, '10.1.2.3')).toBeUndefined();
  });
});

describe('The operator', () => {
  /** A server with scheduled backups, without the sandbox. */
  const warnings = (host: string, publicUrl?: string, trustProxy?: string[]) =>
    exposureWarnings({
      host,
      publicUrl: publicUrl ? new URL(publicUrl) : undefined,
      trustProxy,
      databaseUrl: undefined,
      backupEveryMs: 86_400_000,
      openApiUnsigned: false,
      sandbox: false,
    });

  it('is warned of a server that can be reached from elsewhere without https', () => {
    expect(warnings('127.0.0.1')).toEqual([]);
    expect(warnings('::1', 'http://localhost:7100')).toEqual([]);
    expect(warnings('0.0.0.0', 'https://a.example', ['10.0.0.0/8'])).toEqual([]);
    expect(warnings('0.0.0.0')).toEqual([expect.stringContaining('without https')]);
    expect(warnings('127.0.0.1', 'http://a.example')).toHaveLength(1);
  });

  it('is warned of a proxy that is not named', () => {
    expect(warnings('127.0.0.1', 'https://a.example')).toEqual([
      expect.stringContaining('TRUST_PROXY does not name it'),
    ]);
  });
});
