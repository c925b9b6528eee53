import { AppWindow, Image } from 'lucide-react';
import { useMessages } from '#messages';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as css from './cards.css';
import { chatPreviewMessages } from './chat-preview.messages';
import { PreviewImage } from './preview-image';

/** A file as its recipient sees it: name and kind. */
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

/** A picture as its recipient sees it; an icon while it cannot be displayed. */
export const PictureTile = ({ url }: { readonly url: string }) => (
  <div className={css.picture}>
    <PreviewImage src={url} icon={Image} />
  </div>
);

export interface LinkCardProps {
  readonly title: string;
  readonly description: string;
  /** URL of the thumbnail; empty if there is none. */
  readonly thumbUrl: string;
}

/** A link as its recipient sees it. */
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
  /** URL of the logo; empty if there is none. */
  readonly iconUrl: string;
}

/** A mini program as its recipient sees it. */
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
