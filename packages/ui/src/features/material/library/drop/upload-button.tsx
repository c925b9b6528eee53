import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { acceptOf } from '#features/upload/upload.model.ts';
import * as css from './file-queue.css';
import { fileQueueMessages } from './file-queue.messages';

interface UploadButtonProps {
  readonly isWaiting: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses files to add; what dropping them does, for a thumb or a keyboard. */
export function UploadButton({ isWaiting, onFiles }: UploadButtonProps) {
  const t = useMessages(fileQueueMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button isTouch icon={Upload} isWaiting={isWaiting} onPress={() => input.current?.click()}>
        {t.upload}
      </Button>
      <input
        ref={input}
        className={css.input}
        type="file"
        multiple
        disabled={isWaiting}
        tabIndex={-1}
        aria-label={t.upload}
        accept={acceptOf('file', 'material')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
