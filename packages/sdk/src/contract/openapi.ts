import * as z from 'zod/mini';
import { CODE_TEXT } from '../core/code-texts';
import type { Endpoint } from '../core/endpoint';
import { pathParameters, servedPath } from '../core/path';
import { OPEN_API_HEADER } from '../resources/open-api/open-api.constants';
import { scopesFor } from '../resources/open-api/open-api.scopes';
import { endpoints } from './index';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const asJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Consumers of the document expect each required name among the properties; a record has names only.
    override: ({ jsonSchema }) => {
      if (jsonSchema.propertyNames) delete jsonSchema.required;
    },
  });
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

const REFUSED = {
  description: 'The request was malformed, too large or too frequent; the envelope says which.',
  content: { 'application/json': { schema: envelope({}) } },
};

function answerOf(call: Endpoint) {
  const data = asJsonSchema(call.response, 'output');
  const json = { 'application/json': { schema: envelope(call.stream ? {} : data) } };
  if (call.multipart) {
    return {
      description: 'The file is stored.',
      content: { 'application/json': { schema: data } },
    };
  }
  if (!call.stream) {
    return { description: 'The envelope; `code` is 0 on success.', content: json };
  }
  return {
    description: 'Events without end, the `data` of each as the schema says; an envelope refuses.',
    content: { 'text/event-stream': { schema: data }, ...json },
  };
}

const bodyTypeOf = ({ multipart }: Endpoint) =>
  multipart ? 'multipart/form-data' : 'application/json';

/** A signed call also accepts the token of a session whose scope permits it. */
function securityOf({ id, access }: Endpoint) {
  if (access === 'public') return [];
  if (access !== 'signed') return [{ token: [] }];
  const signature = { key: [], timestamp: [], nonce: [], signature: [] };
  return scopesFor(id).length > 0 ? [signature, { token: [] }] : [signature];
}

const header = (name: string) => ({ type: 'apiKey', in: 'header', name });

function operationOf(call: Endpoint) {
  const request = asJsonSchema(call.request, 'input');
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    summary: call.summary,
    security: securityOf(call),
    parameters: parametersOf(call, request),
    ...(hasBody && {
      requestBody: { required: true, content: { [bodyTypeOf(call)]: { schema: request } } },
    }),
    responses: { '200': answerOf(call), '4XX': REFUSED },
    // The path is complete, without the version prefix of the console calls.
    ...(servedPath(call.path) === call.path && { servers: [{ url: '/' }] }),
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
      securitySchemes: {
        token: header('authorization'),
        ...Object.fromEntries(
          Object.entries(OPEN_API_HEADER).map(([part, name]) => [part, header(name)]),
        ),
      },
    },
    paths,
  };
}
