import { useState, type ReactNode } from 'react';

interface HeldProps<T> {
  readonly initial: T;
  readonly children: (value: T, setValue: (value: T) => void) => ReactNode;
}

/** A host that holds the value of a field. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, setValue] = useState(initial);
  return <>{children(value, setValue)}</>;
}

interface DoneProps {
  readonly children: (onDone: () => void) => ReactNode;
}

/** Text shown once the host's callback has run. */
export const DONE = '已交给宿主';

/** A host that shows that its callback has run. */
export function SaysDone({ children }: DoneProps) {
  const [isDone, setDone] = useState(false);
  return (
    <>
      {children(() => setDone(true))}
      {isDone ? <p>{DONE}</p> : null}
    </>
  );
}
