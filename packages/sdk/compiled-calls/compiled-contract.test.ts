import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract, endpoints } from '../src/contract';
import { unchangedBy } from '../src/core/as-is';
import type { CompiledCall } from '../src/core/compiled-call';
import { answerOf, nearly, received } from './answers.fixtures';
import { callsModule } from './calls-module';
import { runModule } from './run-module.fixtures';

/** Answers in all; `COMPILED_ANSWERS=100000` for a long run. */
const ANSWERS = Number(process.env['COMPILED_ANSWERS'] ?? 10_000);
const runs = { numRuns: Math.ceil(ANSWERS / endpoints.length), seed: 20_261_127 };

describe('the compiled calls of the contract', () => {
  const calls = new Map<string, CompiledCall>();
  const fits = (id: string, answer: unknown) => calls.get(id)?.fits(answer);

  beforeAll(async () => {
    const compiled = await runModule(callsModule(contract, 'contract', unchangedBy));
    const resources = Object.values(compiled) as Readonly<Record<string, CompiledCall>>[];
    resources
      .flatMap((resource) => Object.values(resource))
      .forEach((call) => calls.set(call.id, call));
  });

  it('are sent as they are declared', () => {
    for (const { id, method, path, access, idempotent, stream, multipart } of endpoints) {
      const declared = { id, method, path, access, idempotent, stream, multipart };
      expect(calls.get(id)).toMatchObject(received(declared) as object);
    }
    expect(calls.size).toBe(endpoints.length);
  });

  it.each(endpoints.map(({ id, response }) => [id, response] as const))(
    'take the answers to %s that the schema returns unchanged, and no others',
    (id, response) => {
      const usual = answerOf(response).map(received);
      const answers = usual.chain((answer) => fc.oneof(fc.constant(answer), nearly(answer)));
      fc.assert(
        fc.property(answers, (answer) => {
          const parsed = z.safeParse(response, answer);
          if (fits(id, answer)) expect(parsed).toStrictEqual({ success: true, data: answer });
          // What the schema returns is in its own form: a second time it would be the same.
          if (parsed.success) expect(fits(id, received(parsed.data))).toBe(true);
        }),
        runs,
      );
    },
  );
});
