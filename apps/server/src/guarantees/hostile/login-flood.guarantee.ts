import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../database/open-database';
import { users } from '../../database/schema';
import { signUpAt, startOrFail } from '../durability/server-life';
import { grouped, p99, show } from '../guarantee';

const FLOOD_MS = 5_000;
const CONCURRENCY = 50;
/** Requests other than logins must not wait longer than this. */
const OTHERS_MS = 200;

async function timed(ask: () => Promise<Response>): Promise<{ ms: number; status: number }> {
  const began = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  return { ms: performance.now() - began, status: response.status };
}

describe('A flood of logins', () => {
  it('delays logins alone', async (context) => {
    const DATA_DIR = await mkdtemp(join(inject('scratch'), 'flood-'));
    // Each login appears to come from another network, so the limit per network never applies.
    const server = await startOrFail({ DATA_DIR, TRUST_PROXY: '1' });
    const { token } = await signUpAt(server);
    const askOthers = async (until: number) => {
      const waits: number[] = [];
      while (performance.now() < until) {
        for (const path of ['/', '/healthz', '/v1/api/material/list']) {
          const headers = { authorization: token, accept: 'text/html' };
          const { ms, status } = await timed(() => fetch(server.address + path, { headers }));
          expect(status).toBe(200);
          waits.push(ms);
        }
        await pause(10);
      }
      return waits;
    };
    const quiet = p99(await askOthers(performance.now() + FLOOD_MS / 2));
    const until = performance.now() + FLOOD_MS;
    const logins: number[] = [];
    let at = 0;
    const flood = async () => {
      while (performance.now() < until) {
        at += 1;
        const from = `198.${at % 250}.${(at >> 8) % 250}.${at % 249}`;
        const { ms } = await timed(() =>
          fetch(`${server.address}/v1/api/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
            body: JSON.stringify({ email: `a${at}@example.com`, password: 'a guess' }),
          }),
        );
        logins.push(ms);
      }
    };
    const flooding = Array.from({ length: CONCURRENCY }, flood);
    const others = await askOthers(until);
    await Promise.all(flooding);
    await server.kill('SIGKILL');
    // A login costs what OWASP asks of argon2id with one lane; the tests beside the code make cheaper ones.
    const { db, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: undefined });
    const [account] = await db.select().from(users);
    await close();
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    const [own, theirs] = [p99(others), p99(logins)];
    // On a busy machine they also wait without a flood.
    expect(own).toBeLessThan(Math.max(OTHERS_MS, 3 * quiet));
    // Proves that there was a flood: a login then waits for all that came before.
    expect(theirs).toBeGreaterThan(own);
    show(context, {
      name: 'Flood of logins',
      measured: `${grouped(logins.length)} logins in ${FLOOD_MS / 1000} s: p99 of ${others.length} pages and calls is ${Math.round(own)} ms of ${OTHERS_MS}, ${Math.round(quiet)} ms without it`,
      control: `p99 of the logins themselves is ${Math.round(theirs)} ms`,
    });
  });
});
