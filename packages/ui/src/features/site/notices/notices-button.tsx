import { Bell } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import * as css from './notices.css';
import { noticesMessages } from './notices.messages';
import { useNewNotices } from './use-notices';

const NoticesDialog = lazyDialog(() => import('./notices-dialog'));

export interface NoticesButtonProps {
  /** The time of the newest message that was seen, ISO 8601, stored by the host. Empty before the first. */
  readonly seenUntil: string;
  readonly onSeen: (until: string) => void;
}

/** Opens the notices of this account, and marks new ones. */
export function NoticesButton({ seenUntil, onSeen }: NoticesButtonProps) {
  const t = useMessages(noticesMessages);
  const [isOpen, setOpen] = useState(false);
  const { count, newest } = useNewNotices(seenUntil);
  const open = () => {
    setOpen(true);
    if (newest > seenUntil) onSeen(newest);
  };
  return (
    <span className={css.button}>
      <IconButton icon={Bell} label={count > 0 ? t.openNew({ count }) : t.open} onPress={open} />
      {count > 0 ? <span className={css.dot} /> : null}
      {isOpen ? <NoticesDialog onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
