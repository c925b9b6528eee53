import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyStyles } from './copy-styles';
import type { Host } from './host';

/** A web component host: our provider is in a shadow root with its own copy of our style sheet. */
export const ShadowHost: Host = ({ children }) => {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  useEffect(() => (root ? copyStyles(document.head, root) : undefined), [root]);
  return <div ref={attach}>{root && createPortal(children, root)}</div>;
};
