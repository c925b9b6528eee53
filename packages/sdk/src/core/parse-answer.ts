import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { ContractError } from './errors';

/** The data of an answer as the schema of a call returns them; throws a `ContractError` where they break it. */
export function parseAnswer({ id, path, response }: Endpoint, data: unknown): unknown {
  const parsed = z.safeParse(response, data);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ContractError({ endpoint: id, path }, at, data);
}
