import type { Host } from './host';

/** A page that slides in: its transform makes it the containing block of everything `fixed`. */
export const TransformedHost: Host = ({ children }) => (
  <div style={{ transform: 'translateX(0)', height: '100vh', overflow: 'clip' }}>{children}</div>
);
