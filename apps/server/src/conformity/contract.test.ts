import { endpoints } from '@chatdeck/sdk/contract';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server';
import { JOURNEYS } from './journeys';
import { noting, type Answers } from './contract-world';
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
  const answers: Answers = new Map();
  const fetch = noting(answers);

  it.each(Object.entries(JOURNEYS))('%s', async (_title, journey) => {
    const world = await openWorld(fetch);
    try {
      await journey(world);
    } finally {
      await world.close();
    }
  });

  it.each(SPEC_CALLS)('have an answer to %s', (_name, id) => {
    expect([...answers.keys()]).toContain(id);
  });

  it('leave no call of the contract out', () => {
    const left = endpoints.map(({ id }) => id).filter((id) => !answers.has(id));
    expect(left).toEqual([]);
  });

  it('answer in the form that the schemas return, so that clients need not load them', () => {
    const checked = endpoints.flatMap(({ id, response }) =>
      (answers.get(id) ?? []).map((data) => ({ id, data, read: response.safeParse(data).data })),
    );
    expect(checked.length).toBeGreaterThan(endpoints.length);
    for (const { id, data, read } of checked) expect([id, read]).toStrictEqual([id, data]);
  });
});
