import type { Material, MessageForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';

/** Where the content of a message comes from. */
export type MessageSource = 'write' | 'pick';

type Text = string | undefined;

/** What the form holds while its type may still change: the fields of all types. */
export interface MessageDraft {
  type: ContentType;
  content?: Text;
  url?: Text;
  title?: Text;
  description?: Text;
  thumbUrl?: Text;
}

export const emptyMessage: MessageDraft = {
  type: CONTENT_TYPE.text,
  content: '',
  url: '',
  title: '',
  description: '',
  thumbUrl: '',
};

/** The fields that come and go with the type, in the order in which they stand. */
export const TYPE_FIELDS = ['content', 'url', 'title', 'description', 'thumbUrl'] as const;

/** A stored mini program, which can be sent to many and not to one (product specification, section 9). */
type MiniMaterial = Extract<Material, { readonly type: typeof CONTENT_TYPE.mini }>;

/** The message that a stored material makes: what belongs to the message, without what belongs to the store. */
export function toMessage(material: Exclude<Material, MiniMaterial>): MessageForm {
  switch (material.type) {
    case CONTENT_TYPE.text:
      return { type: material.type, content: material.content };
    case CONTENT_TYPE.file:
      return { type: material.type, url: material.url };
    case CONTENT_TYPE.h5: {
      const { type, url, title, description, thumbUrl } = material;
      return { type, url, title, description, thumbUrl };
    }
  }
}
