import * as z from 'zod/mini';
import { CODE_TEXT } from '../core/code-texts';
import type { Endpoint } from '../core/endpoint';
import { pathParameters } from '../core/path';
import { endpoints } from './index';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const asJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const envelope = (data: JsonSchema) => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
});

/** Path and query parameters of a call, from the properties of its request schema. */
function parametersOf(call: Endpoint, request: JsonSchema) {
  const inPath = pathParameters(call.path);
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  return Object.entries(request.properties ?? {})
    .filter(([name]) => inPath.includes(name) || inQuery)
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (request.required ?? []).includes(name),
      schema,
    }));
}

function operationOf(call: Endpoint) {
  const request = asJsonSchema(call.request, 'input');
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: parametersOf(call, request),
    ...(hasBody && {
      requestBody: { required: true, content: { 'application/json': { schema: request } } },
    }),
    responses: {
      '200': {
        description: 'The envelope; `code` is 0 on success.',
        content: {
          'application/json': { schema: envelope(asJsonSchema(call.response, 'output')) },
        },
      },
    },
    'x-access': call.access,
    'x-origin': call.origin,
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of endpoints) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chatdeck',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: Object.entries(CODE_TEXT)
        .map(([code, text]) => `- ${code}: ${text.en}`)
        .join('\n'),
    },
    servers: [{ url: '/v1' }],
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } },
    },
    paths,
  };
}
