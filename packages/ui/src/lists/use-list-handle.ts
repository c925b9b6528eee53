import { useImperativeHandle, useLayoutEffect, useRef, type ForwardedRef } from 'react';
import type { ListHandle } from './list-props';

/** Gives the `ref` of a list what refreshes it; the handle stays the same. */
export function useListHandle(
  ref: ForwardedRef<ListHandle> | undefined,
  refresh: () => void,
): void {
  const latest = useRef(refresh);
  useLayoutEffect(() => {
    latest.current = refresh;
  });
  useImperativeHandle(ref, () => ({ refresh: () => latest.current() }), []);
}
