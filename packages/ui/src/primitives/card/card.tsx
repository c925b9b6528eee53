import { useId, type ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { cx } from '../cx';
import * as css from './card.css';

export interface CardProps {
  readonly title?: string;
  /** Shown at the right end of the title. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** Removes the padding, as for a table. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A surface for one topic, with a title unless the page title says it already. */
export function Card({ title, actions, footer, isFlush = false, children }: CardProps) {
  const id = useId();
  return (
    <section {...part('card')} className={css.card} {...(title && { 'aria-labelledby': id })}>
      {title ? (
        <div {...part('card-header')} className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {isFlush ? (
        children
      ) : (
        <div className={cx(css.body, title && css.bodyUnderHead)}>{children}</div>
      )}
      {footer ? <div className={css.foot}>{footer}</div> : null}
    </section>
  );
}
