import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotificationQueue } from './notification-queue';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failed = { tone: 'danger', text: '没有发出' } as const;

it('shows a notification for five seconds', () => {
  const queue = new NotificationQueue();
  queue.add(failed);
  vi.advanceTimersByTime(4_999);
  expect(queue.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()).toHaveLength(0);
});

it('merges equal ones and gives them five seconds more', () => {
  const queue = new NotificationQueue();
  queue.add(failed);
  vi.advanceTimersByTime(3_000);
  queue.add(failed);
  expect(queue.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(queue.snapshot()).toHaveLength(1);
  queue.add({ ...failed, detail: '缺少必填参数' });
  expect(queue.snapshot()).toHaveLength(2);
});

it('stands still while the pointer or the focus is on it', () => {
  const queue = new NotificationQueue();
  queue.add(failed);
  vi.advanceTimersByTime(4_000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(queue.snapshot()).toHaveLength(1);
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(queue.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()).toHaveLength(0);
});
