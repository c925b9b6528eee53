import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeLimit } from './use-payment';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('ends once the time has passed, and begins again when asked to', () => {
  const { result } = renderHook(() => useTimeLimit(1_000));
  pass(999);
  expect(result.current.isRunning).toBe(true);
  pass(1);
  expect(result.current.isRunning).toBe(false);
  act(() => {
    result.current.restart();
  });
  expect(result.current.isRunning).toBe(true);
  pass(1_000);
  expect(result.current.isRunning).toBe(false);
});

it('counts from the last restart', () => {
  const { result } = renderHook(() => useTimeLimit(1_000));
  pass(600);
  act(() => {
    result.current.restart();
  });
  pass(600);
  expect(result.current.isRunning).toBe(true);
});
