import type { ComponentType, ReactNode } from 'react';

/** A page that embeds us; `children` is our provider with a story. */
export type Host = ComponentType<{ readonly children: ReactNode }>;
