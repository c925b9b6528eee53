/// <reference types="vite/client" />

declare module '*.mdx' {
  import type { Toc } from '@stefanprobst/rehype-extract-toc';
  import type { ComponentType } from 'react';

  const Content: ComponentType;
  export default Content;
  /** The headings as a tree. */
  export const tableOfContents: Toc;
}
