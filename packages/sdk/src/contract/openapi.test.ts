import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi';

/** The findings of the linter, as `rule: message`. */
async function findingsIn(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('the API reference', () => {
  it('is an OpenAPI 3.1 document without a finding of the linter', async () => {
    expect(await findingsIn(openApiDocument('1.0.0'))).toEqual([]);
  }, 30_000);

  it('is looked at by a linter that finds what is wrong', async () => {
    const document = openApiDocument('1.0.0');
    const wrong = { ...document, paths: { '/a/{id}': { get: { operationId: 'a' } } } };
    expect((await findingsIn(wrong)).join('\n')).toContain('path-parameters-defined');
  }, 30_000);
});
