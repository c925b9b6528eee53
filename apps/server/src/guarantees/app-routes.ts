import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** fastify tells here of each instance before anything is registered with it. */
const CHANNEL = 'fastify.initialization';

/** Makes an app and gives it with every route that it has, such as `GET /healthz`. */
export async function withRoutes<App extends FastifyInstance>(create: () => Promise<App>) {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      // What is read can be asked for its head; the same handler answers.
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
    });
  };
  subscribe(CHANNEL, watch);
  try {
    return { app: await create(), routes };
  } finally {
    unsubscribe(CHANNEL, watch);
  }
}
