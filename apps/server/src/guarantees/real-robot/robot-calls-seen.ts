import { subscribe } from 'node:diagnostics_channel';
import { isJsonObject } from '@chatdeck/sdk/rules';
import type { FastifyInstance } from 'fastify';

export interface SeenCall {
  readonly path: string;
  readonly code: unknown;
}

/** Notes every call under `/open/v1/api` and its code, of the apps that are made from now on. */
export function seeRobotCalls(): readonly SeenCall[] {
  const seen: SeenCall[] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onSend', (request, _reply, payload, done) => {
      if (request.url.startsWith('/open/v1/api/') && typeof payload === 'string') {
        const answer: unknown = JSON.parse(payload);
        const path = `${request.method} ${request.url.split('?')[0]}`;
        seen.push({ path, code: isJsonObject(answer) ? answer.code : undefined });
      }
      done(null, payload);
    });
  });
  return seen;
}
