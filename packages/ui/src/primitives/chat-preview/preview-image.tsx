import { isWebAddress } from '@chatdeck/sdk/plain-rules';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import * as css from './cards.css';

/** True for the URL of a picture format that every browser supports. */
export const isPicture = (url: string): boolean => /\.(png|jpe?g|gif|webp)(?:[?#].*)?$/i.test(url);

export interface PreviewImageProps {
  /** URL of a stored picture; for anything else the icon is shown. */
  readonly src: string;
  readonly icon: LucideIcon;
}

/** A stored picture, or an icon if there is none to display. */
export function PreviewImage({ src, icon }: PreviewImageProps) {
  const [broken, setBroken] = useState<string>();
  if (!isWebAddress(src) || broken === src) return <Icon of={icon} />;
  return (
    <img
      className={css.image}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}
