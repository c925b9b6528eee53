import { isCompiled } from './compiled-call';
import type { Endpoint, ResponseOf } from './endpoint';
import { NetworkError } from './errors';

/**
 * The data of an answer, validated against the contract. Most answers are what their schema would return, which a compiled call
 * sees at a small fraction of the cost of parsing (without `eval`, parsing 10,000 rows takes longer than `JSON.parse`); all others
 * are parsed by the schema.
 *
 * @throws ContractError for data that break the contract, NetworkError if the schema could not be loaded
 */
export async function checkAnswer<E extends Endpoint>(
  endpoint: E,
  data: unknown,
): Promise<ResponseOf<E>> {
  // Such data, and what the schema returns, are its output by construction, which the compiler cannot know.
  if (isCompiled(endpoint) && endpoint.fits(data)) return data as ResponseOf<E>;
  const { parse, declared } = await load(endpoint);
  return parse(declared, data) as ResponseOf<E>;
}

/** Loads the schema of a call, and what parses by it. */
async function load(endpoint: Endpoint) {
  try {
    const [{ parseAnswer }, declared] = await Promise.all([
      import('./parse-answer'),
      isCompiled(endpoint) ? endpoint.declaration() : endpoint,
    ]);
    return { parse: parseAnswer, declared };
  } catch (error) {
    const { id, path } = endpoint;
    const message = 'The schema of the answer could not be loaded';
    throw new NetworkError({ endpoint: id, path }, message, undefined, { cause: error });
  }
}
