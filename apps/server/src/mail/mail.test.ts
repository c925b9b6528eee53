import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@chatdeck/sdk/constants';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { randomHex } from '../security/secrets';
import { LIGHT } from '../look/palette';
import '../languages/languages';
import { mailHtml } from './mail-html';
import { subjectOf } from './mail-texts';
import { MAIL_TEXT, type MailTopic } from './mail-texts';
import { MailRefused, outboxMailer, smtpMailer, type Mail } from './open-mailer';
import { createPostman } from './postman';

const LINK = 'https://chatdeck.example/activeemail?token=abc';
const activation = { topic: 'activation', locale: 'zh-CN', link: LINK } as const;

const REFUSALS = [
  { to: 'nobody', error: new Error('No such mailbox') },
  { to: 'busy', error: Object.assign(new Error('Later'), { responseCode: 450 }) },
];

interface Received {
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly raw: string;
}

describe('A mail server', () => {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'secret' ? null : new Error('Wrong'), { user: username }),
    onRcptTo: ({ address }, _session, done) =>
      done(REFUSALS.find(({ to }) => address.startsWith(to))?.error),
    onData: (stream, session, done) => {
      void stream.toArray().then((chunks) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, user: session.user, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const postman = (password = 'secret') =>
    createPostman(
      smtpMailer(new URL(`smtp://me:${password}@127.0.0.1:${port}`), 'no-reply@chatdeck.example'),
    );

  it('gets the mail with its link, from the sender of the settings', async () => {
    expect(await postman().send({ to: 'lin@qinghe.cn', ...activation })).toBe(true);
    const mail = received.at(-1);
    expect(mail).toMatchObject({ to: ['lin@qinghe.cn'], user: 'me' });
    expect(mail?.raw).toContain('From: no-reply@chatdeck.example');
    const text = mail?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text).toContain(LINK);
  });

  it('cannot be made to send to more people by what somebody calls an e-mail', async () => {
    const before = received.length;
    await postman().send({ to: 'a@b.cn,c@d.cn', ...activation });
    await postman().send({ to: 'a@b.cn\r\nBcc: c@d.cn', ...activation });
    const addressed = received.slice(before).flatMap(({ to }) => to);
    expect(addressed).not.toContain('c@d.cn');
    expect(received.slice(before).every(({ raw }) => !/^bcc:/im.test(raw))).toBe(true);
  });

  it('that refuses is reported as a mail that was not sent, never as an exception', async () => {
    expect(await postman('wrong').send({ to: 'lin@qinghe.cn', ...activation })).toBe(false);
    expect(await postman().send({ to: 'nobody@qinghe.cn', ...activation })).toBe(false);
  });

  it('is not asked again for a mailbox that it does not have', async () => {
    const mailer = smtpMailer(
      new URL(`smtp://me:secret@127.0.0.1:${port}`),
      'no-reply@chatdeck.example',
    );
    const mail = { subject: 's', text: 't', html: 'h', link: undefined };
    await expect(mailer.send({ to: 'nobody@qinghe.cn', ...mail })).rejects.toThrow(MailRefused);
    await expect(mailer.send({ to: 'busy@qinghe.cn', ...mail })).rejects.not.toThrow(MailRefused);
  });
});

describe('The page of a mail', () => {
  const page = (content: Partial<Parameters<typeof mailHtml>[1]>, locale: Locale = 'en') =>
    mailHtml(locale, {
      title: 'Title',
      preview: 'Preview',
      text: 'Text',
      link: undefined,
      action: '',
      ...content,
    });

  it('makes a button of the link that stands alone, and shows its address', () => {
    const text = `Open this:\n\n${LINK}\n\nOr ignore it.`;
    const html = page({ text, link: LINK, action: 'Activate' });
    const links = [...html.matchAll(/<a\b[^>]* href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
    expect(links.map(([, href, shown]) => [href, shown])).toEqual([
      [LINK, 'Activate'],
      [LINK, LINK],
    ]);
    expect(html).toMatch(/<p [^>]+>Or ignore it\.<\/p>/);
  });

  it('shows what a user wrote as text', () => {
    const html = page({ text: '<img src=x onerror=alert(1)> & "quoted"' });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
    expect(html).not.toContain('<img');
  });

  it('says in a list of mails what to know first, and has one heading in its language', () => {
    const html = page({ title: '机器人掉线了', preview: '没有响应' }, 'zh-CN');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html.match(/<h1\b[^>]*>([^<]*)<\/h1>/g)).toHaveLength(1);
    // Before everything else that is read.
    expect(/<body[^>]*>\s*<div[^>]*>([^<]*)</.exec(html)?.[1]).toBe('没有响应');
  });

  it('is written in each language of the product, and in English for another', () => {
    expect(['zh-CN', 'zh-TW', 'en', 'ja'].map((tag) => subjectOf('activation', tag))).toEqual([
      'Chatdeck 智能助手 - 激活你的账号',
      'Chatdeck 智慧助理 - 啟用你的帳號',
      'Chatdeck Assistant - Activate your account',
      'Chatdeck Assistant - Activate your account',
    ]);
    expect(page({}, 'zh-TW')).toContain('這封郵件由系統自動發出');
  });

  it('keeps its look where a mail program drops the stylesheet, and loads nothing', () => {
    const html = page({ text: LINK, link: LINK, action: 'Activate' });
    const bare = html.replace(/<style>[^]*?<\/style>/, '');
    for (const color of [LIGHT.bg, LIGHT.text, LIGHT.accent]) expect(bare).toContain(color);
    for (const [tag] of bare.matchAll(/<\w+[^>]* class="[^>]*>/g)) expect(tag).toContain('style="');
    expect(html).not.toMatch(/<(link|img|script)\b|url\(|@import|var\(/);
  });
});

describe('Every mail', () => {
  const isTopic = (key: string): key is MailTopic => key in MAIL_TEXT;
  const topics = Object.keys(MAIL_TEXT).filter(isTopic);

  it.each(topics)('%s fills each place of its text in both languages', async (topic) => {
    const sent: Mail[] = [];
    const postman = createPostman({
      send: (mail) => Promise.resolve(void sent.push(mail)),
      check: () => Promise.resolve(),
      close: () => undefined,
    });
    for (const locale of ['zh-CN', 'en'] as const) {
      await postman.send({
        to: 'lin@qinghe.cn',
        topic,
        locale,
        link: LINK,
        email: 'xu@qinghe.cn',
        feedback: { content: '谢谢', contact: 'a@b.cn' },
        answer: { question: '能按标签选人吗？', answer: '下个版本可以。' },
        offline: { robot: '小助手', since: '05-20 14:32' },
        act: { when: '2026-11-26 20:00', browser: 'Chrome, Windows', address: '203.0.113.7' },
        day: '2026-12-10',
      });
    }
    expect(sent).toHaveLength(2);
    for (const { html, text } of sent) {
      // A place that nothing fills is a dash.
      expect(text).not.toMatch(/(^|[\s"「：])-($|[\s"」])/m);
      expect(html).not.toMatch(/[\s"「>]-[\s"」<]/);
      expect(text.includes(LINK)).toBe(html.includes(`href="${LINK}"`));
    }
  });
});

describe('The outbox folder', () => {
  it('keeps a file for each mail that only its owner may read, and tells of the link', async () => {
    const folder = join(inject('scratch'), `outbox-${randomHex(4)}`);
    const printed: string[] = [];
    const postman = createPostman(outboxMailer(folder, (line) => printed.push(line)));
    postman.post({ to: 'lin@qinghe.cn', ...activation });
    postman.post({ to: 'xu@qinghe.cn', ...activation });
    await postman.close();
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const path = join(folder, files[0] ?? '');
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
      subject: 'Chatdeck 智能助手 - 激活你的账号',
      link: LINK,
      text: expect.stringContaining(LINK),
    });
    expect(printed).toHaveLength(2);
    expect(printed[0]).toContain(LINK);
  });
});
