import { describe, expect, it } from 'vitest';
import { endpoints } from '.';
import { openApiDocument } from './openapi';

describe('the contract', () => {
  it('declares each call once', () => {
    const ids = endpoints.map((call) => call.id);
    const addresses = endpoints.map((call) => `${call.method} ${call.path}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('reads as OpenAPI 3.1 with every call, its inputs and its envelope', () => {
    const document = openApiDocument('1.2.3');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(document.openapi).toBe('3.1.0');
    expect(operations).toHaveLength(endpoints.length);
    expect(document.paths['/api/material/detail/{id}']?.get).toMatchObject({
      operationId: 'material.detail',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    });
    expect(document.paths['/api/login']?.post).toMatchObject({
      security: [],
      requestBody: {
        content: { 'application/json': { schema: { required: ['email', 'password'] } } },
      },
    });
  });
});
