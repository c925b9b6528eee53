import { useState } from 'react';
import { cx } from '../cx';
import * as css from './avatar.css';

export interface AvatarProps {
  readonly name: string;
  /** URL of the picture; without one the first character of the name is shown. */
  readonly src?: string;
  readonly size?: keyof typeof css.size;
  /** `accent` for the robot itself. */
  readonly tone?: keyof typeof css.tone;
  readonly className?: string | undefined;
}

/** The picture of a person or group. Decorative: always shown beside the name, so it has no alternative text. */
export function Avatar({ name, src = '', size = 'md', tone = 'neutral', className }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const hasPicture = src !== '' && src !== broken;
  return (
    <span className={cx(css.avatar, css.size[size], css.tone[tone], className)} aria-hidden>
      {hasPicture ? (
        <img
          className={css.picture}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        ([...name][0] ?? '')
      )}
    </span>
  );
}
