import type { ReactNode } from 'react';
import { part } from '#theme/part.ts';
import * as css from './page.css';

export interface PageHeaderProps {
  readonly title: string;
  /** One sentence on what the page is for. */
  readonly description?: string;
  readonly actions?: ReactNode;
  /** 2 for a second list on a page. Default 1. */
  readonly level?: 1 | 2 | undefined;
}

/** The header of a page: title, description and actions. */
export const PageHeader = ({ title, description, actions, level }: PageHeaderProps) => (
  <div {...part('page-header')} className={css.header}>
    <div className={css.titles}>
      {level === 2 ? (
        <h2 className={css.partTitle}>{title}</h2>
      ) : (
        <h1 className={css.title}>{title}</h1>
      )}
      {description ? <p className={css.description}>{description}</p> : null}
    </div>
    {actions ? <div className={css.actions}>{actions}</div> : null}
  </div>
);

export interface PageProps extends PageHeaderProps {
  /** False if the host's page has a title of its own; the actions stay. Default true. */
  readonly hasHeader?: boolean | undefined;
  readonly children: ReactNode;
}

/** A screen: its header, then its cards. */
export const Page = ({ children, hasHeader = true, ...header }: PageProps) => (
  <div {...part('page')} className={css.page}>
    {hasHeader ? (
      <PageHeader {...header} />
    ) : (
      <div className={css.onlyActions}>{header.actions}</div>
    )}
    {children}
  </div>
);
