import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { part } from '#theme/part.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Destination, NavigationIntent } from '#context/navigation.ts';
import { cx } from '../cx';
import { isPlainClick } from '../is-plain-click';
import { Button } from './button';
import * as css from './button.css';

interface PlaceLinkProps {
  readonly to: Destination;
  /** The parameters of the destination. */
  readonly query?: NavigationIntent['query'] | undefined;
  /** It breaks its line like a text. Default false. */
  readonly isWrapped?: boolean;
  readonly children: ReactNode;
}

/**
 * Navigates to a destination in the product: a link if the host provides `hrefOf`, else a button that looks like one.
 */
export function PlaceLink({ to, query, isWrapped = false, children }: PlaceLinkProps) {
  const { navigate, hrefOf } = useChatdeck();
  const intent = { to, ...(query && { query }) };
  const className = cx(css.variant.link, css.size.md, css.flush, isWrapped && css.wrapped);
  if (!hrefOf && isWrapped) {
    return (
      <AriaButton
        {...part('button', 'link')}
        className={className}
        onPress={() => navigate(intent)}
      >
        {children}
      </AriaButton>
    );
  }
  if (!hrefOf) {
    return (
      <Button variant="link" onPress={() => navigate(intent)}>
        {children}
      </Button>
    );
  }
  return (
    <Link
      href={hrefOf(intent)}
      {...part('button', 'link')}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(intent);
      }}
    >
      {children}
    </Link>
  );
}
