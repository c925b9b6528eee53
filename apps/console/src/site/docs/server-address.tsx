import { Children, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';

/** The address that the texts name; a page that was rendered beforehand knows no other. */
const EXAMPLE = 'http://127.0.0.1:7100';
const never = () => () => undefined;

/** Code that names the address of the server: the one that shows the page, so that a command runs as it is shown. */
export function ServerCode({ children, ...props }: ComponentProps<'code'>) {
  const address = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => EXAMPLE,
  );
  return <code {...props}>{Children.map(children, (part) => withAddress(part, address))}</code>;
}

const withAddress = (part: ReactNode, address: string): ReactNode =>
  typeof part === 'string' ? part.replaceAll(EXAMPLE, address) : part;
