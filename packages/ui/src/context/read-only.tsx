import { createContext, useContext, type ReactNode } from 'react';

const ReadOnlyContext = createContext(false);

/** Whether nothing below may change anything, whatever the session has a right to. */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

interface Props {
  readonly isReadOnly: boolean | undefined;
  readonly children: ReactNode;
}

/** Takes what changes anything from everything inside; nothing inside can take that back. */
export function ReadOnly({ isReadOnly = false, children }: Props) {
  const isAround = useReadOnly();
  return (
    <ReadOnlyContext.Provider value={isAround || isReadOnly}>{children}</ReadOnlyContext.Provider>
  );
}
