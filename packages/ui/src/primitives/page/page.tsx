import type { ReactNode } from 'react';
import * as css from './page.css';

export interface PageHeaderProps {
  readonly title: string;
  /** One sentence on what the page is for. */
  readonly description?: string;
  readonly actions?: ReactNode;
}

/** The title of a page, what it is for, and what can be done. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <div className={css.header}>
    <div className={css.titles}>
      <h1 className={css.title}>{title}</h1>
      {description ? <p className={css.description}>{description}</p> : null}
    </div>
    {actions ? <div className={css.actions}>{actions}</div> : null}
  </div>
);

export interface PageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

/** A screen: its header, then its cards. */
export const Page = ({ children, ...header }: PageProps) => (
  <div className={css.page}>
    <PageHeader {...header} />
    {children}
  </div>
);
