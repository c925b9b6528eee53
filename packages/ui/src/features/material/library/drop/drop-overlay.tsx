import { Upload } from 'lucide-react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { megabytesOf } from '#features/upload/upload.model.ts';
import * as css from './file-queue.css';
import { fileQueueMessages } from './file-queue.messages';

/** What dropping the dragged files does. */
export function DropOverlay() {
  const t = useMessages(fileQueueMessages);
  return (
    <div className={css.overlay}>
      <div className={css.overlayText} role="status">
        <Icon of={Upload} size={24} />
        <span className={css.strong}>{t.drop}</span>
        <span className={css.hint}>{t.dropHint({ megabytes: megabytesOf('material') })}</span>
      </div>
    </div>
  );
}
