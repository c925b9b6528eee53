import { expect, it, vi } from 'vitest';
import { NOT_IN_SESSION, type CallError } from '#context/call-error.ts';
import { togetherOf, type NamedPart } from './failed-together.model';

const error = (code: number, requestId: string): CallError => ({
  kind: 'api',
  code,
  message: '服务器出错了',
  issues: [],
  retryAfterMs: undefined,
  detail: { requestId },
});
const failed = (name: string, of: CallError, retry = vi.fn()): NamedPart => ({
  name,
  state: { status: 'failed', error: of, retry },
});

it('tells parts together that failed for one reason, whatever their requests, and tries all again', () => {
  const retries = [vi.fn(), vi.fn()];
  const parts = [
    failed('登录', error(50000, 'a'), retries[0]),
    { name: '配置', state: { status: 'loading' } } as const,
    failed('发送任务', error(50000, 'b'), retries[1]),
  ];
  const [together, ...others] = togetherOf(parts);
  expect(others).toEqual([]);
  expect(together).toMatchObject({
    names: ['登录', '发送任务'],
    error: { detail: { requestId: 'a' } },
  });
  together?.retry();
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
});

it('leaves a part alone that failed by itself, for another reason, or is not in the session', () => {
  const parts = [
    failed('登录', error(50000, 'a')),
    failed('素材', error(10004, 'b')),
    failed('配置', NOT_IN_SESSION),
    failed('发送任务', NOT_IN_SESSION),
  ];
  expect(togetherOf(parts)).toEqual([]);
});
