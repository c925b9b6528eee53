/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The page of the repository; empty where none is known. */
  readonly VITE_REPOSITORY?: string;
}

declare module '*.mdx' {
  import type { Toc } from '@stefanprobst/rehype-extract-toc';
  import type { ComponentType } from 'react';

  const Content: ComponentType;
  export default Content;
  /** The headings as a tree. */
  export const tableOfContents: Toc;
}

declare module 'virtual:docs-sections/*' {
  /** `DocSection`, which a file of ambient modules cannot import. */
  const sections: readonly {
    readonly id: string;
    readonly page: string;
    readonly heading: string;
    readonly text: string;
  }[];
  export default sections;
}
