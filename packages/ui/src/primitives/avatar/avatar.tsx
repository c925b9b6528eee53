import { useState } from 'react';
import { cx } from '../cx';
import * as css from './avatar.css';

export interface AvatarProps {
  readonly name: string;
  /** Address of the picture; the first character of the name stands in for one that is missing. */
  readonly src?: string;
  readonly size?: keyof typeof css.size;
  /** `accent` for the robot itself. */
  readonly tone?: keyof typeof css.tone;
}

/** A person's or a group's picture; always beside the name, so it has no text of its own. */
export function Avatar({ name, src = '', size = 'md', tone = 'neutral' }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const hasPicture = src !== '' && src !== broken;
  return (
    <span className={cx(css.avatar, css.size[size], css.tone[tone])} aria-hidden>
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
