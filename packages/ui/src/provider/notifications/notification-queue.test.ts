import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotificationQueue } from './notification-queue';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failed = { tone: 'danger', text: '未发出' } as const;

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

it('shows one with a button for ten seconds, beside another of the same words', () => {
  const queue = new NotificationQueue();
  const undo = { label: '撤销', onAction: () => undefined };
  queue.add({ tone: 'success', text: '已删除', action: undo });
  queue.add({ tone: 'success', text: '已删除', action: undo });
  queue.add({ tone: 'success', text: '已删除' });
  expect(queue.snapshot()).toHaveLength(3);
  vi.advanceTimersByTime(9_999);
  expect(queue.snapshot()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()).toHaveLength(0);
});

it('stands still while the pointer or the focus is on it', () => {
  const queue = new NotificationQueue();
  queue.add(failed);
  vi.advanceTimersByTime(4_000);
  queue.pause('focus');
  vi.advanceTimersByTime(60_000);
  expect(queue.snapshot()).toHaveLength(1);
  queue.resume('focus');
  vi.advanceTimersByTime(999);
  expect(queue.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()).toHaveLength(0);
});

it('pauses for as long as either of them is on it, however often that is reported', () => {
  const queue = new NotificationQueue();
  queue.add(failed);
  vi.advanceTimersByTime(2_000);
  queue.pause('focus');
  vi.advanceTimersByTime(3_000);
  queue.pause('pointer');
  queue.pause('pointer');
  queue.resume('pointer');
  vi.advanceTimersByTime(60_000);
  expect(queue.snapshot()).toHaveLength(1);
  queue.resume('focus');
  vi.advanceTimersByTime(2_999);
  expect(queue.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()).toHaveLength(0);
});

it('goes from under a pointer that lies still', () => {
  const queue = new NotificationQueue();
  queue.add(failed);
  queue.pause('pointer');
  vi.advanceTimersByTime(9_000);
  queue.pause('pointer');
  vi.advanceTimersByTime(9_000);
  expect(queue.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(queue.snapshot()).toHaveLength(0);
});

it('is not held by the focus of one that was closed', () => {
  const queue = new NotificationQueue();
  queue.add(failed);
  queue.add({ ...failed, text: '没有保存' });
  queue.pause('focus');
  queue.dismiss(1);
  vi.advanceTimersByTime(5_000);
  expect(queue.snapshot()).toHaveLength(0);
});
