import { expect, it } from 'vitest';
import { payloadText, reservedNames, toEvent, toForm } from './callback-event.model';

const text = { word: '关键词', user: '林知远', room: '读书会' };

it('starts with the defaults of the specification', () => {
  expect(toForm(undefined)).toMatchObject({
    type: 1,
    reg: 1,
    needAt: 1,
    scope: 'all',
    timeout: 60,
    keywords: [],
    moreData: [],
    postUrl: '',
    customUrl: '',
  });
});

it('hands on what a stored event holds beside the form, as it was', () => {
  const stored = {
    ...toForm(undefined),
    keywords: ['查'],
    customUrl: 'https://a.cn',
    remark: 'x',
    moreData: [{ key: 'shop', value: 12, note: 'y' }],
  };
  const form = { ...toForm(stored), type: 1 as const, postUrl: 'https://b.cn' };
  expect(form.moreData).toEqual([{ key: 'shop', value: '12' }]);
  expect(toEvent(form, stored)).toEqual({ ...stored, postUrl: 'https://b.cn' });
});

it('never lets a parameter replace what the robot fills in', () => {
  const moreData = [
    { key: 'word', value: 'mine' },
    { key: 'shop', value: '12' },
    { key: ' ', value: 'nameless' },
  ];
  const form = { ...toForm(undefined), keywords: ['查订单'], moreData };
  expect(JSON.parse(payloadText(form, text, 1))).toMatchObject({
    word: '查订单',
    shop: '12',
    isMention: 1,
    roomName: '读书会',
    timestamp: 1,
  });
  expect(payloadText(form, text, 1)).not.toContain('nameless');
  expect(reservedNames(form)).toEqual(['word']);
});

it('shows a private message where the event is for private chats', () => {
  const form = { ...toForm(undefined), scope: 'friend' as const };
  expect(JSON.parse(payloadText(form, text, 1))).toMatchObject({
    roomId: '',
    roomName: '',
    isMention: 0,
    word: '关键词',
  });
});

it('counts the signature among the taken names of a built-in event alone', () => {
  const moreData = [{ key: 'sign', value: '1' }];
  expect(reservedNames({ type: 1, moreData })).toEqual(['sign']);
  expect(reservedNames({ type: 100, moreData })).toEqual([]);
});
