import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#primitives/is-plain-click.ts';

interface Props {
  readonly href: string;
  readonly onFollow: (href: string) => void;
  readonly className: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A real link whose plain press the host's router follows; new tabs and downloads stay the browser's. */
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
