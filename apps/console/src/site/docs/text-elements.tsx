import type { ComponentProps, ComponentType } from 'react';
import { ServerCode } from './server-address';

/**
 * What in a text may be wider than the page scrolls by itself, and with the arrow keys once it has the focus; code names
 * the server that shows it.
 */
export const TEXT_ELEMENTS = {
  pre: (props: ComponentProps<'pre'>) => <pre tabIndex={0} {...props} />,
  code: ServerCode,
  table: (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />,
};

/** A text that Markdown was made into, with elements of ours in the place of plain ones. */
export type TextComponent = ComponentType<{ readonly components?: typeof TEXT_ELEMENTS }>;
