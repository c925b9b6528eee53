import { useState } from 'react';

/** State that the host has if it gives a value, else the component; the host is notified either way. */
export function useHostState<Value>(
  given: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    // Also while the host has it, so that the value stays if it lets go of it.
    setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, change];
}
