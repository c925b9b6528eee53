declare module '*.mdx' {
  import type { Toc } from '@stefanprobst/rehype-extract-toc';
  import type { ComponentType } from 'react';

  const Content: ComponentType;
  export default Content;
  /** The headings, each with those below it. */
  export const tableOfContents: Toc;
}
