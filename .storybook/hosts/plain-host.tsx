import type { Host } from './host';

/** A host without styles. */
export const PlainHost: Host = ({ children }) => <>{children}</>;
