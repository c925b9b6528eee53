/// <reference types="vite/client" />
import type { Host } from './host';
import sheet from './hostile-host.css?inline';

/** A portal whose style sheet restyles every element of the page, as old ones do. */
export const HostileHost: Host = ({ children }) => (
  <div className="hostile-host">
    <style>{sheet}</style>
    {children}
  </div>
);
