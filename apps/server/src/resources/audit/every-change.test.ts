import { isChanging } from '@chatdeck/sdk/changes';
import { endpoints, type EndpointId } from '@chatdeck/sdk/contract';
import { AUDIT_CALLS } from '@chatdeck/sdk/texts';
import { gte, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noting, type Answers } from '../../conformity/contract-world';
import { JOURNEYS } from '../../conformity/journeys';
import { openServerWorld } from '../../conformity/server-world';
import { rowsOf } from '../../database/database';
import { auditEntries } from '../../database/schema';
import { useServer } from '../../testing/test-server';
import { auditedCalls, type AuditedServices } from './audited-calls';

const server = useServer();

/** The table says of each call what its entry says, or why it has none; it reads no service to say so. */
const nothing = () => Promise.reject(new Error('Nothing is read here'));
const service = { find: nothing, get: nothing, load: nothing, stored: nothing, switches: nothing };
const read = { ...service, ownChannels: nothing };
const SERVICES: AuditedServices = {
  accounts: read,
  config: read,
  custom: read,
  log: read,
  material: read,
  openApiKeys: read,
  passkey: read,
  prompt: read,
  reminder: read,
  sample: read,
  dialogue: read,
  rss: read,
  batchTask: read,
};
const table = auditedCalls(SERVICES);
const changing = endpoints.map(({ id }) => id).filter(isChanging);

/** The calls that a journey made and that were answered with success, each as often as it was. */
function counting(accepted: Map<EndpointId, number>): typeof globalThis.fetch {
  return async (input, init) => {
    const answers: Answers = new Map();
    const response = await noting(answers)(input, init);
    for (const [id, { length }] of answers) {
      if (length > 0) accepted.set(id, (accepted.get(id) ?? 0) + length);
    }
    return response;
  };
}

describe('Every call that changes something', () => {
  const accepted = new Map<EndpointId, number>();
  const start = new Date();

  it.each(Object.entries(JOURNEYS))('is made while %s', async (_title, journey) => {
    const world = await openServerWorld(server, counting(accepted));
    try {
      await journey(world);
    } finally {
      await world.close();
    }
  });

  it('is made by one of these', () => {
    // A form is answered without an envelope.
    const left = changing.filter((id) => !accepted.has(id) && id !== 'upload.store');
    expect(left).toEqual([]);
  });

  it('has one entry each time it is made, or a reason why it has none', async () => {
    await server.services.postman.settled();
    await server.services.audit.settled();
    const rows = rowsOf(
      await server.db.execute(sql`
        select ${auditEntries.call} as call, count(*)::int as count from ${auditEntries}
        where ${auditEntries.code} = 0 and ${gte(auditEntries.at, start)} group by 1`),
    );
    const written = new Map(rows.map((row) => [String(row['call']), Number(row['count'])]));
    // What an operator does is written by a trail of its own, as often.
    const exempt = changing.filter(
      (id) => typeof table[id] === 'string' && !id.startsWith('operator.'),
    );
    expect(exempt).toEqual([
      'passkey.beginLogin',
      'mini.loginCode',
      'mini.bindCode',
      'mini.checkBinding',
      'upload.store',
    ]);
    const due = changing.filter((id) => !exempt.includes(id));
    const asMade = Object.fromEntries(due.map((id) => [id, accepted.get(id)]));
    const asWritten = Object.fromEntries(due.map((id) => [id, written.get(id)]));
    // Accounts of journeys are made and logged in by the test server itself, beside what journeys do.
    for (const own of ['account.signup', 'account.login'] as const) {
      expect(asWritten[own]).toBeGreaterThan(asMade[own] ?? 0);
      delete asMade[own];
      delete asWritten[own];
    }
    expect(asWritten).toEqual(asMade);
    expect(written.get('upload.store')).toBeGreaterThan(0);
    expect(written.get('mini.bindPhone')).toBeGreaterThan(0);
  });

  it('is said in words', () => {
    const wordless = changing.filter((id) => !Object.hasOwn(AUDIT_CALLS, id));
    expect(wordless).toEqual([
      'passkey.beginLogin',
      'mini.loginCode',
      'mini.bindCode',
      'mini.checkBinding',
    ]);
  });
});
