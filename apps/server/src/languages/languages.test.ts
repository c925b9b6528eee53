import { textIn, type Text } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../database/schema';
import { MAIL_TEXT } from '../mail/mail-texts';
import { MESSAGE_TEXT, messageIn } from '../resources/site/message-texts';
import { mailsTo } from '../testing/mailbox';
import { signUp, startBackend, useServer } from '../testing/test-server';
import './languages';

const server = useServer({}, startBackend);
/** The longest text of each topic, which says what to do. */
const bodies: readonly (readonly [string, Text])[] = [
  ...Object.entries(MAIL_TEXT).map(([topic, { body }]) => [`mail ${topic}`, body] as const),
  ...Object.entries(MESSAGE_TEXT).map(
    ([topic, { content }]) => [`message ${topic}`, content] as const,
  ),
];

describe('Who reads Traditional Chinese', () => {
  it.each(bodies)('has the text of the %s', (_, text) => {
    expect(textIn(text, 'zh-TW')).not.toBe(text['zh-CN']);
    expect(textIn(text, 'zh-HK')).toBe(textIn(text, 'zh-TW'));
  });

  it.each(['zh-TW', 'zh-Hant', 'zh-HK,zh;q=0.9'])('has an error by %s', async (language) => {
    const { email } = await signUp(server);
    const response = await server.app.inject({
      method: 'POST',
      url: '/v1/api/login',
      headers: { 'accept-language': language },
      payload: { email, password: 'another1' },
    });
    expect(response.json<{ msg: string }>().msg).toBe('電子郵件或密碼不正確');
  });

  it('has the mail of a changed password', async () => {
    const account = await signUp(server);
    await server.db.update(users).set({ locale: 'zh-TW' }).where(eq(users.id, account.userId));
    const { client, password: oldPassword } = account;
    await client.account.changePassword({ oldPassword, password: 'another-2-long' });
    const mail = (await mailsTo(server, account.email)).at(-1);
    expect(mail?.text).toContain(`帳號 ${account.email} 的密碼剛剛被修改`);
    expect(mail?.text).toMatch(/裝置：.+；地址：127\.0\.0\.1/);
  });

  it('has a message with its numbers', () => {
    const { title, content } = messageIn('friendsCapped', 'zh-TW');
    expect(title).toBe('好友過多，沒有全部儲存');
    expect(content).toMatch(/^機器人的好友超過 20,000 個/);
    expect(content).not.toContain('{');
    expect(messageIn('unknown-topic', 'zh-TW')).toEqual({ title: 'unknown-topic', content: '' });
  });
});
