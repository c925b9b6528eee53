import type { ComponentProps, ComponentType } from 'react';

/** What in a text may be wider than the page: it scrolls by itself, and with the arrow keys once it has the focus. */
export const WIDE_ELEMENTS = {
  pre: (props: ComponentProps<'pre'>) => <pre tabIndex={0} {...props} />,
  table: (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />,
};

/** A text that Markdown was made into, with elements of ours in the place of plain ones. */
export type TextComponent = ComponentType<{ readonly components?: typeof WIDE_ELEMENTS }>;
