import { useEffect, useRef } from 'react';
import type { Host } from './host';

/** A host that renders us in its own modal dialog, in the browser's top layer. */
export const DialogHost: Host = ({ children }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label="Host" style={{ width: '80vw', height: '86vh', padding: 0 }}>
      {children}
    </dialog>
  );
};
