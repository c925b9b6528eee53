import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { Image } from 'lucide-react';
import { isPicture, PreviewImage } from '#primitives/chat-preview/preview-image.tsx';
import * as css from './material.css';

/** The image that a material is or contains; undefined if it has none. */
export function pictureOf(material: Material): string | undefined {
  switch (material.type) {
    case CONTENT_TYPE.text:
      return undefined;
    case CONTENT_TYPE.file:
      return isPicture(material.url) ? material.url : undefined;
    case CONTENT_TYPE.h5:
    case CONTENT_TYPE.mini:
      return material.thumbUrl;
  }
}

/** The thumbnail of a material, if it has an image. */
export function MaterialThumb({ material }: { readonly material: Material }) {
  const src = pictureOf(material);
  if (src === undefined) return null;
  return (
    <span className={css.thumb}>
      <PreviewImage src={src} icon={Image} />
    </span>
  );
}
