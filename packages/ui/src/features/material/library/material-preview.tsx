import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { isWebAddress } from '@chatdeck/sdk/plain-rules';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#messages';
import { MessagePreview } from '#primitives/chat-preview/message-preview.tsx';
import { FileTile } from '#primitives/chat-preview/message-cards.tsx';
import { isPicture } from '#primitives/chat-preview/preview-image.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { cx } from '#primitives/cx.ts';
import { ownFileName } from '../own-file-name';
import * as css from './material-card.css';
import { materialLibraryMessages } from './material-library.messages';

/** A material as a chat shows it; a picture fills the frame, and a file has the name that it came with. */
export function MaterialPreview({ material }: { readonly material: Material }) {
  const isPictureFile = material.type === CONTENT_TYPE.file && isPicture(material.url);
  return (
    <div className={css.preview}>
      {isPictureFile ? (
        <Picture key={material.url} url={material.url} />
      ) : (
        <div className={cx(css.message, material.type === CONTENT_TYPE.text && css.text)}>
          {material.type === CONTENT_TYPE.file ? (
            <FileTile name={ownFileName(material)} />
          ) : (
            <MessagePreview message={material} />
          )}
        </div>
      )}
    </div>
  );
}

function Picture({ url }: { readonly url: string }) {
  const t = useMessages(materialLibraryMessages);
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !isWebAddress(url)) {
    return (
      <span className={css.broken}>
        <Icon of={ImageOff} />
        {t.broken}
      </span>
    );
  }
  return (
    <img
      className={css.picture}
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
