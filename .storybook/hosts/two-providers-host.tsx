import type { Host } from './host';

const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))';

/** A page with two providers, which share no state. */
export const TwoProvidersHost: Host = ({ children }) => (
  <div style={{ display: 'grid', gap: 24, gridTemplateColumns: COLUMNS }}>
    {children}
    <section aria-label="2">{children}</section>
  </div>
);
