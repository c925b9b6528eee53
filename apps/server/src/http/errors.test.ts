import { CODE } from '@chatdeck/sdk/constants';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { OutOfSpace } from '../storage/free-space';
import { answerError } from './errors';

describe('What could not be saved for want of space', () => {
  it.each(['zh-CN', 'en'])(
    'is told as such in %s, to be looked up by the operator',
    async (language) => {
      const app = fastify({ genReqId: () => 'r1' });
      app.setErrorHandler(answerError);
      app.get('/', () => Promise.reject(new OutOfSpace('The disk has no space')));
      const response = await app.inject({ url: '/', headers: { 'accept-language': language } });
      expect(response.statusCode).toBe(507);
      expect(response.json()).toEqual({
        code: CODE.serverError,
        msg: expect.stringMatching(language === 'en' ? 'its disk may be full' : '可能是磁盘满了'),
        data: { requestId: 'r1' },
      });
    },
  );
});

describe('A crash', () => {
  it('is answered with an id to look it up by, and tells nothing else', async () => {
    const app = fastify();
    app.setErrorHandler(answerError);
    app.get('/', () => Promise.reject(new Error('select * from secrets')));
    const response = await app.inject('/');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: CODE.serverError,
      msg: '服务器出错了，请稍后再试',
      data: { requestId: expect.any(String) },
    });
  });
});
