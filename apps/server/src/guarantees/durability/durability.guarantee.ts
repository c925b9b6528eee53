import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unwrap } from '@chatdeck/sdk';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { randomHex } from '../../security/secrets';
import { grouped, show } from '../guarantee';
import { guaranteesSeed, seeded } from '../seeded';
import { clientOf, signUpAt, startOrFail } from './server-life';
import {
  editConfig,
  editsIn,
  missingFrom,
  nothingWritten,
  storedNames,
  writeUntilGone,
} from './writers';

const WRITERS = [0, 1, 2, 3];
const EDITS_EACH = 100;
/** A server is killed this long after its writers got going, so that each kill interrupts a different point. */
const random = seeded(guaranteesSeed());
const lifetimeMs = () => random() * 500;
/** How many acknowledged writes it takes until they all have. */
const UNDER_WAY = 2 * WRITERS.length;

const folder = () => mkdtemp(join(inject('scratch'), 'life-'));

/** A new database on the PostgreSQL server of the stage. */
async function newDatabase(server: string): Promise<string> {
  const name = `chatdeck_guarantee_${randomHex(6)}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

interface Kind {
  readonly database: string;
  readonly kills: number;
  readonly settings: () => Promise<Record<string, string>>;
}

const embedded: Kind = {
  database: 'PGlite',
  kills: 5,
  settings: async () => ({ DATA_DIR: await folder() }),
};
const server = process.env.GUARANTEES_DATABASE_URL;
const postgres = (url: string): Kind => ({
  database: 'PostgreSQL',
  kills: 3,
  settings: async () => ({ DATA_DIR: await folder(), DATABASE_URL: await newDatabase(url) }),
});
const KINDS = [embedded, ...(server === undefined ? [] : [postgres(server)])];

describe.each(KINDS)('On $database', ({ database, kills, settings }) => {
  it('what was acknowledged is there after every kill -9', async (context) => {
    const place = await settings();
    let process = await startOrFail(place);
    const { token } = await signUpAt(process);
    const written = nothingWritten();
    for (let life = 0; life < kills; life++) {
      const client = clientOf(process, token);
      const writing = WRITERS.map((at) => writeUntilGone(client, `${life}-${at}`, written));
      const before = written.acknowledged.size;
      await expect
        .poll(() => written.acknowledged.size, { timeout: 30_000, interval: 10 })
        .toBeGreaterThan(before + UNDER_WAY);
      await pause(lifetimeMs());
      expect((await process.kill('SIGKILL')).signal).toBe('SIGKILL');
      await Promise.all(writing);
      process = await startOrFail(place);
      expect(missingFrom(await storedNames(clientOf(process, token)), written)).toEqual([]);
    }
    const client = clientOf(process, token);
    const open = written.sent.size - written.acknowledged.size;
    // Each writer was in the middle of one write when its server was killed.
    expect(open).toBe(kills * WRITERS.length);

    const text = { type: 1, name: 'last', content: 'last' } as const;
    const { id } = unwrap(await client.material.add(text));
    unwrap(await client.material.remove(id));
    const lost = { ...written, acknowledged: new Set([...written.acknowledged, text.name]) };
    const noticed = missingFrom(await storedNames(client), lost);
    expect(noticed).toEqual([text.name]);
    await process.kill('SIGKILL');
    show(context, {
      name: `kill -9 on ${database}`,
      measured: `${kills} kills under ${WRITERS.length} writers: 0 of ${grouped(written.acknowledged.size)} acknowledged writes missing (${open} more were under way and promised nothing)`,
      control: `one acknowledged row removed again: ${noticed.length} missing noticed`,
      cases: kills,
    });
  });

  it('every edit of one config by four writers is there', async (context) => {
    const place = await settings();
    const process = await startOrFail(place);
    const edits = (name: string) =>
      WRITERS.map((at) => Array.from({ length: EDITS_EACH }, (_, edit) => `${name}-${at}-${edit}`));
    const clients = [
      clientOf(process, (await signUpAt(process)).token),
      clientOf(process, (await signUpAt(process)).token),
    ] as const;
    const conflicts = await Promise.all(edits('a').map((ids) => editConfig(clients[0], ids)));
    const present = await editsIn(clients[0]);
    expect([...present].sort()).toEqual(edits('a').flat().sort());

    await Promise.all(edits('b').map((ids) => editConfig(clients[1], ids.slice(0, 25), true)));
    const lost = WRITERS.length * 25 - (await editsIn(clients[1])).size;
    expect(lost).toBeGreaterThan(0);
    await process.kill('SIGKILL');
    show(context, {
      name: `One config on ${database}`,
      measured: `${WRITERS.length} writers x ${EDITS_EACH} edits with baseVersion: ${present.size} of ${WRITERS.length * EDITS_EACH} present after ${conflicts.reduce((sum, one) => sum + one, 0)} conflicts`,
      control: `writers that save over the newer version lose ${lost} of ${WRITERS.length * 25}`,
    });
  });
});
