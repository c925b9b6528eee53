import { endpoints, type EndpointId } from '@chatdeck/sdk/contract';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server';
import { JOURNEYS } from './journeys';
import { noting } from './contract-world';
import { openMockWorld } from './mock-world';
import { openServerWorld } from './server-world';

const server = useServer();
const BACKENDS = {
  'the mock handlers': openMockWorld,
  'the real backend': (fetch: typeof globalThis.fetch) => openServerWorld(server, fetch),
};

/** The calls of the product specification, by method and path. */
const SPEC_CALLS = endpoints
  .filter(({ origin }) => origin === 'spec')
  .map(({ method, path, id }) => [`${method} ${path}`, id] as const);

describe.each(Object.entries(BACKENDS))('with %s', (_name, openWorld) => {
  const called = new Set<EndpointId>();
  const fetch = noting(called);

  it.each(Object.entries(JOURNEYS))('%s', async (_title, journey) => {
    const world = await openWorld(fetch);
    try {
      await journey(world);
    } finally {
      await world.close();
    }
  });

  it.each(SPEC_CALLS)('have an answer to %s', (_name, id) => {
    expect([...called]).toContain(id);
  });

  it('leave no call of the contract out', () => {
    const left = endpoints.map(({ id }) => id).filter((id) => !called.has(id));
    expect(left).toEqual([]);
  });
});
