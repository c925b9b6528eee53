import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#primitives/is-plain-click.ts';

interface Props {
  readonly href: string;
  readonly onFollow: (href: string) => void;
  readonly className: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A real link whose plain click is handled by the host's router; new tabs and downloads are left to the browser. */
export function HostLink({ href, onFollow, className, isCurrent, children }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <a
      href={href}
      className={className}
      onClick={follow}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
