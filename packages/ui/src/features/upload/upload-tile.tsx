import { FileText, Image, X } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { fileNameOf } from '#primitives/chat-preview/file-name.ts';
import { isPicture, PreviewImage } from '#primitives/chat-preview/preview-image.tsx';
import * as css from './upload-field.css';
import { uploadMessages } from './upload.messages';
import { sizeText, type UploadKind, type UploadState } from './upload.model';

export interface UploadTileProps {
  readonly kind: UploadKind;
  readonly state: UploadState;
  /** The address of the stored file. */
  readonly url: string;
  readonly isInvalid: boolean;
  readonly onClear: () => void;
}

/** The chosen file with its upload progress and a remove button. */
export function UploadTile({ kind, state, url, isInvalid, onClear }: UploadTileProps) {
  const t = useMessages(uploadMessages);
  const isUploading = state.status === 'uploading';
  const name = state.status === 'idle' ? fileNameOf(url) : state.file.name;
  return (
    <div className={css.tile} data-invalid={isInvalid || undefined}>
      <span className={css.thumb}>
        <PreviewImage
          src={kind === 'thumbnail' || isPicture(url) ? url : ''}
          icon={kind === 'thumbnail' ? Image : FileText}
        />
      </span>
      <div className={css.text}>
        <span className={css.name}>{name}</span>
        <Progress state={state} />
      </div>
      <IconButton icon={X} size="sm" label={isUploading ? t.cancel : t.remove} onPress={onClear} />
    </div>
  );
}

function Progress({ state }: Pick<UploadTileProps, 'state'>) {
  const t = useMessages(uploadMessages);
  const { locale } = useChatdeck();
  if (state.status === 'idle') return <span className={css.metric}>{t.uploaded}</span>;
  const { file } = state;
  const size = sizeText(file.size, locale);
  if (state.status !== 'uploading') {
    const isStored = state.status === 'stored';
    return (
      <span className={css.metric} role={isStored ? 'status' : undefined}>
        {isStored ? `${size} · ${t.uploaded}` : size}
      </span>
    );
  }
  // The total includes the multipart form around the file, so it is slightly larger than the file.
  const part = state.total > 0 ? Math.min(1, state.sent / state.total) : 0;
  const percent = Math.floor(part * 100);
  return (
    <>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={t.uploading({ name: file.name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={css.done} style={{ transform: `scaleX(${part})` }} />
      </div>
      <span className={css.line}>
        <span className={css.metric}>
          {`${sizeText(Math.round(part * file.size), locale)} / ${size}`}
        </span>
        <span className={css.metric}>{`${percent}%`}</span>
      </span>
    </>
  );
}
