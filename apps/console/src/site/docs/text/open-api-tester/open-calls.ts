/** A call of the public open API, as the server's OpenAPI document has it. */
export interface OpenCall {
  readonly path: string;
  /** The fields of its body, those that are required first. */
  readonly fields: readonly { readonly name: string; readonly isRequired: boolean }[];
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const inside = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => membersOf(found)[name], value);

/** The signed calls of an OpenAPI document. */
export function openCallsOf(document: unknown): OpenCall[] {
  return Object.entries(membersOf(inside(document, 'paths')))
    .filter(([path, methods]) => path.startsWith('/openapi/') && 'post' in membersOf(methods))
    .map(([path, methods]) => {
      const schema = inside(
        methods,
        'post',
        'requestBody',
        'content',
        'application/json',
        'schema',
      );
      const required = Object.values(membersOf(inside(schema, 'required')));
      const fields = Object.keys(membersOf(inside(schema, 'properties')))
        .map((name) => ({ name, isRequired: required.includes(name) }))
        .sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
      return { path, fields };
    });
}

/** Reads the calls from the server that served this page. */
export async function readOpenCalls(): Promise<OpenCall[]> {
  const response = await fetch('/v1/api/openapi.json');
  const calls = openCallsOf(await response.json());
  if (calls.length === 0) throw new Error('The document has no signed calls');
  return calls;
}

/** What a body may be like; a call without an example starts from an empty one. */
export const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  '/openapi/v1/session': { scopes: ['material:read'] },
  '/openapi/v1/customer': { customerId: 'shop-17', name: 'Shop 17' },
  '/openapi/v1/chat/room': { roomName: '读书会', message: { type: 1, content: '到货了' } },
  '/openapi/v1/chat/contact': { name: '周小满', message: { type: 1, content: '到货了' } },
};
