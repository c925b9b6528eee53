import type { ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import * as css from './save-bar.css';
import { saveBarMessages } from './save-bar.messages';

export interface SaveBarProps {
  /** The number of unsaved changes; the bar is hidden for 0. */
  readonly changes: number;
  /** A summary of the changes, or why they cannot be saved. */
  readonly children?: ReactNode;
  readonly isPending?: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** A sticky bar at the bottom of a long form while it has unsaved changes. */
export function SaveBar({ changes, children, isPending = false, onSave, onDiscard }: SaveBarProps) {
  const t = useMessages(saveBarMessages);
  if (changes === 0) return null;
  return (
    <div
      {...part('save-bar')}
      className={css.bar}
      role="region"
      aria-label={t.unsaved({ count: changes })}
      data-cd-save-bar=""
    >
      <div className={css.copy}>
        {t.unsaved({ count: changes })}
        {children}
      </div>
      <Button isTouch onPress={onDiscard} isDisabled={isPending}>
        {t.discard}
      </Button>
      <Button isTouch variant="primary" onPress={onSave} isPending={isPending}>
        {t.save}
      </Button>
    </div>
  );
}
