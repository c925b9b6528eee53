import type { Host } from './host';

/** A page without a will of its own. */
export const PlainHost: Host = ({ children }) => <>{children}</>;
