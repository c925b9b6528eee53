import type { FastifyInstance } from 'fastify';

/** Routes under one prefix, in an encapsulated scope: their parsers and error handler affect no others. */
export interface RouteGroup {
  readonly prefix: string;
  readonly routes: (scope: FastifyInstance) => void | Promise<void>;
}

/** Registers groups of routes with an app or a scope of it. */
export async function mount(app: FastifyInstance, groups: readonly RouteGroup[]): Promise<void> {
  for (const { prefix, routes } of groups) {
    await app.register(async (scope) => routes(scope), { prefix });
  }
}
