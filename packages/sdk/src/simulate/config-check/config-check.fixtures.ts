import { expect } from 'vitest';
import { checkConfig } from './check-config';
import type { FindingId, CheckContext } from './finding.types';

/** Looks at a config as that of a member, without anything else. */
export const member: CheckContext = { user: { role: 'vip' } };
export const text = (content: string) => [{ type: 1, content }];
export const reply = (keywords: string[], change: object = {}) => ({
  keywords,
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: text('好'),
  ...change,
});
export const schedule = (date: string, change: object = {}) => ({
  type: 'room',
  roomName: '读书会',
  date,
  contents: text('早'),
  ...change,
});

/** The findings of one kind. */
export const found = (config: object, id: FindingId, context = member) =>
  checkConfig(config, context).filter((finding) => finding.id === id);
/** The only finding of a kind. */
export const only = (config: object, id: FindingId, context = member) => {
  const [first, ...others] = found(config, id, context);
  expect(others).toEqual([]);
  if (!first) throw new Error(`nothing was found: ${id}`);
  return first;
};
