import { CODE } from '@chatdeck/sdk/constants';
import type { TooManyTries } from '@chatdeck/sdk';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/mailbox';
import { rateLimits } from '../../database/schema';
import { call, signUp, useServer } from '../../testing/test-server';
import { signUpActivated } from './account.fixtures';

const server = useServer();

describe('An account that is guessed at from everywhere', () => {
  it('asks its owner a question, and lets the owner in with the answer', async () => {
    const { email, password } = await signUp(server);
    const login = (ip: string, body: object) =>
      call<TooManyTries>(server, 'POST', '/v1/api/login', { ip, body: { email, ...body } });
    for (let at = 0; at < 20; at += 1) {
      const guess = await login(`198.51.100.${at}`, { password: 'a guess' });
      expect(guess.code).toBe(CODE.wrongCredentials);
    }
    // Every further client has to answer a question first, each time.
    const stranger = await login('198.51.100.99', { password: 'a guess' });
    expect(stranger).toMatchObject({ code: CODE.tooManyTries, data: { retryAfterMs: 0 } });

    const asked = await login('192.0.2.1', { password });
    expect(asked).toMatchObject({ code: CODE.tooManyTries, data: { retryAfterMs: 0 } });
    await login('198.51.100.98', { password: 'a guess' });
    const [a = 0, b = 0] = (asked.data.challenge?.question ?? '').split('+').map(Number);
    const began = performance.now();
    expect(await login('192.0.2.1', { password, code: String(a + b) })).toMatchObject({ code: 0 });
    expect(performance.now() - began).toBeGreaterThan(100);
  });

  it('never refuses the owner, however often it was guessed at', async () => {
    const { email, password } = await signUp(server);
    const endsAt = new Date(Date.now() + 900_000);
    const subject = `login:${email}`;
    const count = 100_000;
    await server.db
      .insert(rateLimits)
      .values({ subject, count, endsAt })
      .onConflictDoUpdate({ target: rateLimits.subject, set: { count } });
    const login = (code?: string) =>
      call<TooManyTries>(server, 'POST', '/v1/api/login', {
        ip: '192.0.2.2',
        body: { email, password, code },
      });
    const [a = 0, b = 0] = ((await login()).data.challenge?.question ?? '').split('+').map(Number);
    expect(await login(String(a + b))).toMatchObject({ code: 0 });
  });
});

describe('A password that strangers ask to reset', () => {
  it('can still be reset by its owner, who gets ten mails at most', async () => {
    const { email } = await signUpActivated(server);
    const ask = (ip: string) => call(server, 'POST', '/v1/api/sendreset', { ip, body: { email } });
    for (let at = 0; at < 5; at += 1) {
      for (let mail = 0; mail < 3; mail += 1) await ask(`198.51.100.${at}`);
      expect(await ask(`198.51.100.${at}`)).toMatchObject({ code: CODE.tooManyTries });
    }
    expect(await ask('192.0.2.1')).toMatchObject({ code: 0 });
    await server.services.postman.settled();
    const resets = (await mailsTo(server, email)).filter(({ link }) => link?.includes('reset-psd'));
    expect(resets).toHaveLength(10);
  });
});
