import type { Material, MaterialForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';

type Text = string | undefined;

/** What the form holds while its type may still change: the fields of all types. */
export interface MaterialDraft {
  type: ContentType;
  name?: Text;
  tag?: Text;
  content?: Text;
  url?: Text;
  title?: Text;
  description?: Text;
  thumbUrl?: Text;
  thumbKey?: Text;
  appid?: Text;
  username?: Text;
  pagePath?: Text;
  iconUrl?: Text;
}

/** What the form holds before anything is typed. */
export const emptyMaterial: MaterialDraft = {
  type: CONTENT_TYPE.text,
  name: '',
  tag: '',
  content: '',
  url: '',
  title: '',
  description: '',
  thumbUrl: '',
  appid: '',
  username: '',
  pagePath: '',
  iconUrl: '',
};

/** The fields that come and go with the type, in the order in which they stand. */
export const TYPE_FIELDS = [
  'content',
  'url',
  'title',
  'description',
  'appid',
  'username',
  'pagePath',
  'thumbUrl',
  'iconUrl',
] as const;

/** The form values of a stored material. */
export const toFormValues = (material: Material): MaterialDraft => ({
  ...emptyMaterial,
  ...material,
});

/** What is saved: the kind of a file is told by the end of its name. */
export function toInput(form: MaterialForm): MaterialForm {
  if (form.type !== CONTENT_TYPE.file) return form;
  const fileType = /\.([A-Za-z0-9]+)(?:[?#].*)?$/.exec(form.url)?.[1]?.toLowerCase() ?? '';
  return { ...form, fileType };
}
