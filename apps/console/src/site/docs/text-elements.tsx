import {
  Children,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The address that the texts name; a page that was rendered beforehand knows no other. */
const EXAMPLE = 'http://127.0.0.1:7100';

const never = () => () => undefined;

/** Code that names the address of the server: the one that shows the page, so that a command runs as it is shown. */
function ServerCode({ children, ...props }: ComponentProps<'code'>) {
  const address = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => EXAMPLE,
  );
  return <code {...props}>{Children.map(children, (part) => withAddress(part, address))}</code>;
}

const withAddress = (part: ReactNode, address: string): ReactNode =>
  typeof part === 'string' ? part.replaceAll(EXAMPLE, address) : part;

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
