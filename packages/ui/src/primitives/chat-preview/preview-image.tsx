import { isWebAddress } from '@chatdeck/sdk/rules';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import * as css from './cards.css';

/** True for the address of a picture that every browser shows. */
export const isPicture = (url: string): boolean => /\.(png|jpe?g|gif|webp)(?:[?#].*)?$/i.test(url);

export interface PreviewImageProps {
  /** The address of a stored picture; anything that is none shows the icon. */
  readonly src: string;
  readonly icon: LucideIcon;
}

/** A stored picture, or an icon while there is none that can be shown. */
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
