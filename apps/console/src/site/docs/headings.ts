import type { Toc } from '@stefanprobst/rehype-extract-toc';

/** A heading of the page that is read. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6. */
  readonly level: number;
}

/** The headings h1 to h6 of a text in their order (product specification, section 2). */
export const headingsOf = (toc: Toc): readonly Heading[] =>
  toc.flatMap(({ id, value, depth, children = [] }) => [
    ...(id === undefined ? [] : [{ id, text: value, level: depth }]),
    ...headingsOf(children),
  ]);
