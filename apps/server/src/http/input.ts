import { CODE, type Locale } from '@chatdeck/sdk/constants';
import type { Endpoint, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { isJsonObject, issueCode, toIssues } from '@chatdeck/sdk/rules';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isStorable } from '../database/storable';
import { Refusal } from './refusal';

/** The input of a call: its path parameters over its query or its body, checked by the contract. */
export function readInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  locale: Locale,
): ParsedRequestOf<E> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const sent = inQuery ? request.query : request.body;
  const input = { ...asObject(sent), ...asObject(request.params) };
  const parsed = parse(endpoint.request, input);
  const broken = parsed.error?.issues ?? unstorableTexts(input);
  if (broken.length > 0) {
    const issues = toIssues({ issues: broken }, locale);
    throw new Refusal(issueCode(issues), {
      issues: issues.map(({ path, message }) => ({ path, message })),
    });
  }
  // The compiler widens the schema of a generic endpoint; the parsed value is its output by construction.
  return parsed.data as ParsedRequestOf<E>;
}

/** A value that is nested deeper than the stack reads as one broken rule instead of a crash. */
function parse(schema: z.ZodMiniType, input: Record<string, unknown>) {
  try {
    return z.safeParse(schema, input);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(CODE.invalidValue);
    throw error;
  }
}

const asObject = (value: unknown): Record<string, unknown> => (isJsonObject(value) ? value : {});

/** Fields with texts that the database cannot hold, also those that no rule looks at. */
const unstorableTexts = (input: Record<string, unknown>): z.core.$ZodIssue[] =>
  Object.entries(input)
    .filter(([, value]) => !isStorable(value))
    .map(([path, value]) => ({ code: 'custom', path: [path], message: 'invalid', input: value }));
