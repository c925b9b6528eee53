import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { ChatBubble } from './chat-preview';
import { chatPreviewMessages } from './chat-preview.messages';
import { fileNameOf } from './file-name';
import { FileTile, LinkCard, MiniCard, PictureTile } from './message-cards';
import { isPicture } from './preview-image';

type Text = string | undefined;

/** A message of any type, complete or not (product specification, section 3). */
export interface PreviewedMessage {
  readonly type: ContentType;
  readonly content?: Text;
  readonly url?: Text;
  readonly title?: Text;
  readonly description?: Text;
  readonly thumbUrl?: Text;
  readonly iconUrl?: Text;
}

/** Renders a message as a chat does: a bubble, a file, a link card or a mini-program card. */
export function MessagePreview({ message }: { readonly message: PreviewedMessage }) {
  const t = useMessages(chatPreviewMessages);
  const { type, content = '', url = '', title = '', description = '', thumbUrl = '' } = message;
  switch (type) {
    case CONTENT_TYPE.text:
      return <ChatBubble text={content} placeholder={t.content} />;
    case CONTENT_TYPE.file:
      return isPicture(url) ? <PictureTile url={url} /> : <FileTile name={fileNameOf(url)} />;
    case CONTENT_TYPE.h5:
      return <LinkCard title={title} description={description} thumbUrl={thumbUrl} />;
    case CONTENT_TYPE.mini:
      return (
        <MiniCard
          title={title}
          description={description}
          thumbUrl={thumbUrl}
          iconUrl={message.iconUrl ?? ''}
        />
      );
  }
}
