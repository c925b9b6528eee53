/// <reference types="vite/client" />
import type { Host } from './host';
import sheet from './hostile-host.css?inline';

/** A host whose style sheet restyles every element of the page, as old portals do. */
export const HostileHost: Host = ({ children }) => (
  <div className="hostile-host">
    <style>{sheet}</style>
    {children}
  </div>
);
