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

  it('leave no call of the contract out', () => {
    const left = endpoints.map(({ id }) => id).filter((id) => !called.has(id));
    expect(left).toEqual([]);
  });
});
