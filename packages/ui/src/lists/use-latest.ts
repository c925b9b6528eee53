import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What the latest render had, for callbacks that stay the same objects: rows that have not changed need no render. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
