import type { FastifyInstance } from 'fastify';

/** Routes under one prefix, in a scope of their own: their parsers and their error handler reach no others. */
export interface RouteGroup {
  readonly prefix: string;
  readonly routes: (scope: FastifyInstance) => void | Promise<void>;
}

/** Adds groups of routes to an app or to a scope of it. */
export async function mount(app: FastifyInstance, groups: readonly RouteGroup[]): Promise<void> {
  for (const { prefix, routes } of groups) {
    await app.register(async (scope) => routes(scope), { prefix });
  }
}
