import { CODE } from '@chatdeck/sdk/constants';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError } from './errors';

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
