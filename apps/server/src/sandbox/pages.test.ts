import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { describe, expect, it } from 'vitest';
import { signUpBuyer } from '../testing/test-payment';
import { signUp, useServer } from '../testing/test-server';
import { bindPhone, readPage, takePhone } from './phone.fixtures';

const server = useServer();
const visitor = () => createChatdeckClient({ baseUrl: server.url });
const open = async (url: string, language = 'zh-CN') => {
  const { pathname, search } = new URL(url, server.url);
  const headers = { 'accept-language': language };
  return readPage((await server.app.inject({ url: pathname + search, headers })).body);
};
const pay = async (url: string, answer: 'yes' | 'no') => {
  const { pathname, searchParams } = new URL(url);
  await server.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${searchParams.toString()}&answer=${answer}`,
  });
};

describe('The phone that scans', () => {
  it('says which account a login is for and from where, and asks for yes or no', async () => {
    const phone = await bindPhone(server, await signUp(server, '王小明'));
    const code = unwrap(await visitor().mini.loginCode());
    expect(readPage((await phone.scan(code)).page)).toEqual({
      language: 'zh-CN',
      headings: ['确认登录？'],
      text: '有浏览器请求登录你的账号。如果不是你本人操作，请取消。',
      facts: { 账号: '王小明', '浏览器 IP': expect.stringMatching(/^[\d.:a-f]+$/) },
      buttons: ['登录', '取消'],
    });
    await phone.answer(code, 'yes');
    expect(readPage((await phone.scan(code)).page)).toMatchObject({
      headings: ['已确认'],
      buttons: [],
    });
  });

  it('says which account it is bound to, and that nothing changed when its owner refuses', async () => {
    const account = await signUp(server, '青禾书店');
    const code = unwrap(await account.client.mini.bindCode());
    const phone = takePhone(server);
    expect(readPage((await phone.scan(code)).page)).toMatchObject({
      headings: ['绑定这部手机？'],
      facts: { 账号: '青禾书店' },
      buttons: ['绑定', '取消'],
    });
    await phone.answer(code, 'no');
    expect(readPage((await phone.scan(code)).page)).toMatchObject({
      headings: ['已取消'],
      text: '什么都没有改变。',
      buttons: [],
    });
  });

  it('speaks the language of its browser about a code that nobody knows', async () => {
    expect(await open('/sandbox/scan?code=unknown', 'en-GB')).toEqual({
      language: 'en',
      headings: ['This code no longer works'],
      text: 'Get a new code in the browser and scan it again.',
      facts: {},
      buttons: [],
    });
  });
});

describe('The phone that pays', () => {
  it('says what is bought and for how much, and what came of it', async () => {
    const { client } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('mvip'));
    expect(await open(order.payUrl, 'en')).toEqual({
      language: 'en',
      headings: ['Pay ¥19.00?'],
      text: 'The membership starts as soon as you pay.',
      facts: { For: expect.stringMatching(/^Chatdeck membership, \w+/), Order: order.id },
      buttons: ['Pay', 'Cancel'],
    });
    await pay(order.payUrl, 'yes');
    expect(await open(order.payUrl)).toMatchObject({ headings: ['支付成功'], buttons: [] });
  });

  it('charges nothing for an order that was cancelled, and knows no other link', async () => {
    const { client } = await signUpBuyer(server);
    const order = unwrap(await client.order.create('mvip'));
    await pay(order.payUrl, 'no');
    expect(await open(order.payUrl)).toMatchObject({
      headings: ['订单已取消'],
      text: '没有扣款。',
      buttons: [],
    });
    expect(await open('/sandbox/pay?order=x&sign=y')).toMatchObject({
      headings: ['支付链接无效'],
      buttons: [],
    });
  });
});
