import { CODE } from '@chatdeck/sdk/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { robotRefusal } from '../http/envelope';
import { nameAccount } from '../http/request-account';
import type { Services } from '../services';
import { logCrash, robotRoute } from './robot-route';
import { noInput } from './robot-text';

/** A picture of 512 KB, as base64. */
const UPLOAD_LIMIT = Math.ceil((512 * 1024 * 4) / 3);
const NOTHING_STORED = { key: '', hash: '' };

/** The permission to upload; the only call for which the plugin expects code 0. */
export function uploadTokenRoute(app: FastifyInstance, services: Services): void {
  robotRoute(app, services.verifyCall, {
    method: 'GET',
    path: '/wechat/qitoken',
    input: noInput,
    success: 0,
    empty: { token: '' },
    handle: async ({ userId }) => ({ token: await services.uploadTokens.issue(userId) }),
  });
}

/** Accepts the robot's avatar, in the form of the store that the plugin was written for. */
export function uploadRoute(app: FastifyInstance, { avatars, uploadTokens }: Services): void {
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: UPLOAD_LIMIT }, (_, body, done) =>
    done(null, body),
  );
  // Before the body: nothing of it is read without permission.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await uploadTokens.ownerOf(tokenOf(request))) !== undefined) return;
    return reply.send({ ...robotRefusal(CODE.invalidToken, null), ...NOTHING_STORED });
  };
  app.post('/putb64/:size/key/:key', { bodyLimit: UPLOAD_LIMIT, onRequest }, async (request) => {
    try {
      const body = typeof request.body === 'string' ? request.body : '';
      const owner = await uploadTokens.ownerOf(tokenOf(request));
      if (owner !== undefined) nameAccount(request, owner);
      const stored = owner && (await avatars.add(owner, Buffer.from(body, 'base64')));
      return stored || { ...robotRefusal(CODE.invalidValue, null), ...NOTHING_STORED };
    } catch (error) {
      logCrash(request, error);
      return { ...robotRefusal(CODE.serverError, null), ...NOTHING_STORED };
    }
  });
}

const tokenOf = ({ headers }: FastifyRequest) =>
  headers.authorization?.replace(/^UpToken /, '') ?? '';
