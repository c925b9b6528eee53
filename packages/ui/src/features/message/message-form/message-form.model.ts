import type { Material, MessageForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';

/** The source of a message's content. */
export type MessageSource = 'write' | 'pick';

type Text = string | undefined;

/** The form values while the type may still change: the fields of all types. */
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

/** The fields that depend on the type, in display order. */
export const TYPE_FIELDS = ['content', 'url', 'title', 'description', 'thumbUrl'] as const;

/**
 * A stored mini program, which can be part of a mass send but not of a single message (product specification, section
 * 9).
 */
type MiniMaterial = Extract<Material, { readonly type: typeof CONTENT_TYPE.mini }>;

/** Converts a stored material into a message: the fields of the message, without those of storage. */
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
