import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useBegunVisibly } from './use-is-visible';

function setTab(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => setTab('visible'));

it('what is wanted in a hidden tab begins when the tab is shown, and goes on once it is hidden', () => {
  const { result, rerender } = renderHook(useBegunVisibly, { initialProps: false });
  act(() => setTab('hidden'));
  rerender(true);
  expect(result.current).toBe(false);
  act(() => setTab('visible'));
  expect(result.current).toBe(true);
  act(() => setTab('hidden'));
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});
