import { AppWindow, Image } from 'lucide-react';
import { useMessages } from '#messages';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as css from './cards.css';
import { chatPreviewMessages } from './chat-preview.messages';
import { PreviewImage } from './preview-image';

/** A file as its receiver sees it: its name and what it is. */
export function FileTile({ name }: { readonly name: string }) {
  const t = useMessages(chatPreviewMessages);
  const extension = /\.([A-Za-z0-9]{1,4})$/.exec(name)?.[1] ?? '';
  return (
    <div className={css.file}>
      <span className={cx(css.title, name === '' && css.waiting)}>{name || t.file}</span>
      <span className={css.fileMark} aria-hidden>
        {extension.toUpperCase()}
      </span>
    </div>
  );
}

/** A picture as its receiver sees it; an icon in its place while it cannot be shown. */
export const PictureTile = ({ url }: { readonly url: string }) => (
  <div className={css.picture}>
    <PreviewImage src={url} icon={Image} />
  </div>
);

export interface LinkCardProps {
  readonly title: string;
  readonly description: string;
  /** Address of the thumbnail; empty while there is none. */
  readonly thumbUrl: string;
}

/** A link as its receiver sees it. */
export function LinkCard({ title, description, thumbUrl }: LinkCardProps) {
  const t = useMessages(chatPreviewMessages);
  return (
    <div className={css.link}>
      <span className={cx(css.title, title === '' && css.waiting)}>{title || t.title}</span>
      <span className={css.linkBody}>
        <span className={css.quiet}>{description || t.description}</span>
        <span className={css.linkPicture}>
          <PreviewImage src={thumbUrl} icon={Image} />
        </span>
      </span>
    </div>
  );
}

export interface MiniCardProps extends LinkCardProps {
  /** Address of the logo; empty while there is none. */
  readonly iconUrl: string;
}

/** A mini program as its receiver sees it. */
export function MiniCard({ title, description, thumbUrl, iconUrl }: MiniCardProps) {
  const t = useMessages(chatPreviewMessages);
  return (
    <div className={css.mini}>
      <span className={css.miniName}>
        <span className={css.miniLogo}>
          <PreviewImage src={iconUrl} icon={AppWindow} />
        </span>
        <span className={css.quiet}>{description || t.description}</span>
      </span>
      <span className={cx(css.miniTitle, title === '' && css.waiting)}>{title || t.title}</span>
      <span className={css.miniPicture}>
        <PreviewImage src={thumbUrl} icon={Image} />
      </span>
      <span className={css.miniFoot}>
        <Icon of={AppWindow} size={12} />
        {t.mini}
      </span>
    </div>
  );
}
