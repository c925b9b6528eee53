import { expect, it } from 'vitest';
import { withoutRequests } from './without-requests';

it('drops what calls say of requests, and nothing that an answer has', () => {
  const source = `
const add = endpoint({
  id: 'note.add',
  summary: 'Adds a note.',
  request: z.object({ input: z.string(), list: z.array(endpoint({ request: noteSchema })) }),
  response: z.object({ summary: z.string(), change: z.number() }),
});
export const noteEndpoints = { add, ...recordEndpoints({ input, change: changeOf(input), row: noteSchema }) };
`;
  expect(withoutRequests(source)).toBe(`
const add = endpoint({
  id: 'note.add',
  response: z.object({ summary: z.string(), change: z.number() }),
});
export const noteEndpoints = { add, ...recordEndpoints({ row: noteSchema }) };
`);
});
