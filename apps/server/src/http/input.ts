import type { Locale } from '@chatdeck/sdk/constants';
import type { Endpoint, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { checkRequest, isJsonObject, issueCode, toIssues } from '@chatdeck/sdk/rules';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { isStorable } from '../database/storable';
import { Refusal } from '../refusal/refusal';

/** The input of a call: its path parameters merged with its query or body, validated by the contract. */
export function readInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  locale: Locale,
): ParsedRequestOf<E> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const sent = inQuery ? request.query : request.body;
  const input = { ...asObject(sent), ...asObject(request.params) };
  const checked = checkRequest(endpoint.request, input);
  const broken = checked.issues ?? unstorableTexts(input);
  if (broken.length > 0 || checked.issues) throw refusedInput(broken, locale);
  // The compiler widens the schema of a generic endpoint; the parsed value is its output by construction.
  return checked.data as ParsedRequestOf<E>;
}

/** The refusal of an input, with a message for each broken rule. */
export function refusedInput(broken: readonly z.core.$ZodIssue[], locale: Locale): Refusal {
  const issues = toIssues({ issues: broken }, locale);
  return new Refusal(issueCode(issues), {
    issues: issues.map(({ path, message }) => ({ path, message })),
  });
}

const asObject = (value: unknown): Record<string, unknown> => (isJsonObject(value) ? value : {});

/** Fields with texts that the database cannot store, including those that no rule reads. */
const unstorableTexts = (input: Record<string, unknown>): z.core.$ZodIssue[] =>
  Object.entries(input)
    .filter(([, value]) => !isStorable(value))
    .map(([path, value]) => ({ code: 'custom', path: [path], message: 'invalid', input: value }));
