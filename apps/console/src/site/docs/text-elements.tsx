import { Keyword, type KeywordProps } from '@chatdeck/ui/primitives';
import {
  Children,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import * as css from './article.css';

/** The server address in the texts; a prerendered page knows no other. */
const EXAMPLE = 'http://127.0.0.1:7100';

const never = () => () => undefined;

/** Code with the server's address replaced by that of the current page, so that a command can be run as shown. */
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
 * Wide elements scroll on their own, also by arrow keys when focused; code shows the address of the current server, and a
 * keyword looks as it does in the rules.
 */
export const TEXT_ELEMENTS = {
  pre: (props: ComponentProps<'pre'>) => <pre tabIndex={0} {...props} />,
  code: ServerCode,
  table: (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />,
  Keyword: (props: KeywordProps) => (
    <span className={css.keyword}>
      <Keyword {...props} />
    </span>
  ),
};

/** A compiled Markdown text, with custom elements in place of plain ones. */
export type TextComponent = ComponentType<{ readonly components?: typeof TEXT_ELEMENTS }>;
