import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './banner.css';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export interface BannerProps {
  readonly tone?: keyof typeof ICONS;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** A notification has announced it already, so it is shown without being announced again. Default false. */
  readonly isAnnouncedElsewhere?: boolean;
}

/** A persistent message about the content below it. */
export const Banner = ({ tone = 'info', isAnnouncedElsewhere = false, ...props }: BannerProps) => {
  const { title, children, action } = props;
  const live = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      {...part('banner', tone)}
      className={css.tone[tone]}
      role={isAnnouncedElsewhere ? 'note' : live}
    >
      <Icon of={ICONS[tone]} className={css.icon[tone]} />
      <div className={css.body}>
        <div className={css.copy}>
          {title ? <strong className={css.title}>{title}</strong> : null}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
};
