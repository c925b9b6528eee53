import { expect, it, vi } from 'vitest';
import { connect } from './connection';
import { lazyResource } from './lazy-resource';

const connection = connect(
  {},
  {
    clientId: '',
    onExpired: () => undefined,
    onAnswer: () => undefined,
  },
);
const robot = () => ({
  status: (word: string) => Promise.resolve(`status ${word}`),
  config: { load: () => Promise.resolve('config') },
});

it('loads a resource with the first of its calls, once', async () => {
  const load = vi.fn(() => Promise.resolve(robot));
  const lazy = lazyResource(load)(connection);
  expect(load).not.toHaveBeenCalled();
  await expect(Promise.all([lazy.status('now'), lazy.config.load()])).resolves.toEqual([
    'status now',
    'config',
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again when that failed, and is no promise itself', async () => {
  const load = vi.fn(() => Promise.resolve(robot)).mockRejectedValueOnce(new Error('offline'));
  const lazy = await Promise.resolve(lazyResource(load)(connection));
  await expect(lazy.status('now')).rejects.toThrow('offline');
  await expect(lazy.status('now')).resolves.toBe('status now');
});
