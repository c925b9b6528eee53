import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect, it } from 'vitest';
import { call, signUp, useServer } from '../../testing/test-server';

const server = useServer();
const expected = {
  outcome: 'answered' as const,
  sends: [{ kind: 'contact' as const, name: '林知远', type: 1, text: '每天 10:00 开门' }],
  asks: [],
};

it('keeps sample messages for every account, newest first', async () => {
  const { client } = await signUp(server);
  unwrap(await client.sample.add({ text: '几点开门', expected }));
  const { id } = unwrap(await client.sample.add({ text: '几点关门', isInRoom: true, expected }));
  const { count, list } = unwrap(await client.sample.list());
  expect([count, ...list.map(({ text }) => text)]).toEqual([2, '几点关门', '几点开门']);
  expect(list[0]).toMatchObject({ id, version: 1, kind: 'text', isInRoom: true, expected });
});

it.each([
  [{ text: 'x'.repeat(1_001), expected }, 'text'],
  [{ text: 'x', expected: { ...expected, outcome: 'maybe' } }, 'expected.outcome'],
  [{ text: 'x', kind: 'song', expected }, 'kind'],
])('refuses what is no sample', async (body, path) => {
  const { token } = await signUp(server);
  const answer = await call(server, 'POST', '/v1/api/sample', { token, body });
  expect(answer).toMatchObject({ code: CODE.invalidValue, data: { issues: [{ path }] } });
});
