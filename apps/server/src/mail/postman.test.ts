import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailRefused, type Mail } from './open-mailer';
import { createPostman } from './postman';

const HOUR_MS = 3_600_000;
const letter = {
  to: 'lin@qinghe.cn',
  topic: 'offline',
  locale: 'zh-CN',
  offline: { robot: '小助手', since: '05-20 14:32' },
} as const;

let log = '';
beforeEach(() => {
  log = '';
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
});
afterEach(() => void vi.useRealTimers());

/** A mail server that fails until so many mails were tried. */
function failing(times: number, error = new Error('connect ECONNREFUSED')) {
  const sent: Mail[] = [];
  let tried = 0;
  const postman = createPostman({
    send: (mail) => {
      tried += 1;
      if (tried <= times) return Promise.reject(error);
      sent.push(mail);
      return Promise.resolve();
    },
    check: () => Promise.resolve(),
    close: () => {},
  });
  return { postman, sent, tried: () => tried };
}

describe('A mail that nobody waits for', () => {
  it('is sent once the mail server is back', async () => {
    const { postman, sent } = failing(3);
    postman.post(letter);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(sent.map(({ to }) => to)).toEqual(['lin@qinghe.cn']);
  });

  it('is given up in the end', async () => {
    const { postman, tried } = failing(Number.POSITIVE_INFINITY);
    postman.post(letter);
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    expect(tried()).toBe(5);
  });

  it('is not tried again when it was refused', async () => {
    const { postman, tried } = failing(1, new MailRefused('No such mailbox'));
    postman.post(letter);
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    expect(tried()).toBe(1);
  });

  it('is not tried again by a server that stops, which says what it leaves', async () => {
    const { postman, tried } = failing(1);
    await postman.deliver(letter);
    await postman.close();
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    expect(tried()).toBe(1);
    expect(log).toContain('stops before these mails could be sent');
  });
});

it('A mail that somebody waits for is not sent later, when they may have asked again', async () => {
  const { postman, tried } = failing(1);
  expect(await postman.send(letter)).toBe(false);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(tried()).toBe(1);
});
