import { endpoints } from '@chatdeck/sdk/contract';
import * as rules from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { grouped, show } from '../guarantee';
import { DOCUMENTS, worstInputs } from './worst-inputs';

/** An answer takes at most this long, in milliseconds. */
const ANSWER_MS = 250;
/**
 * Other load on the machine distorts a measurement; the minimum of a few tries, in wall clock or CPU time, is the
 * input's own cost.
 */
const TRIES = 3;

function timeOf(work: () => unknown): number {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best > ANSWER_MS; tries++) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(used);
    best = Math.min(best, performance.now() - began, (user + system) / 1_000);
  }
  return best;
}

/** The former e-mail pattern: any `.` of a run may be the one that it matches. */
const AMBIGUOUS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const forms = Object.entries(rules).flatMap(([name, schema]) =>
  schema instanceof z.ZodMiniType ? [{ name, schema, inputs: undefined }] : [],
);
const documents = { name: 'config', schema: rules.configDocumentSchema, inputs: DOCUMENTS };
const requests = endpoints.map(({ id, request }) => ({
  name: id,
  schema: request,
  inputs: undefined,
}));

describe('A mebibyte of the worst input', () => {
  it('is judged at once by every schema of the contract and of the forms', (context) => {
    let asked = 0;
    let slowest = 0;
    const slow: string[] = [];
    for (const { name, schema, inputs } of [documents, ...requests, ...forms]) {
      for (const input of inputs ?? worstInputs(schema)) {
        const ms = timeOf(() => rules.checkRequest(z.object({ input: schema }), { input }));
        asked += 1;
        slowest = Math.max(slowest, ms);
        if (ms > ANSWER_MS) slow.push(`${name}: ${Math.round(ms)} ms for ${textOf(input)}`);
      }
    }
    expect(slow).toEqual([]);

    // A thirtieth of it: the whole would take minutes.
    const short = `a@${'.'.repeat(32 * 1024)}@`;
    const control = timeOf(() => AMBIGUOUS.test(short));
    expect(control).toBeGreaterThan(ANSWER_MS);
    show(context, {
      name: 'Worst input',
      measured: `${grouped(asked)} inputs of 1 MiB to ${requests.length} calls and ${forms.length} forms: the slowest took ${Math.round(slowest)} ms of ${ANSWER_MS}`,
      control: `an ambiguous pattern needs ${Math.round(control)} ms for 32 KiB`,
    });
  });
});

const textOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, 24) : value,
  ).slice(0, 160);
