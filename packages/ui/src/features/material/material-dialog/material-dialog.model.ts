import type { Material, MaterialForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, MATERIAL_NAME_MAX, type ContentType } from '@chatdeck/sdk/constants';

type Text = string | undefined;

/** The form values while the type may still change: the fields of all types. */
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

/** The form values of a new material. */
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

/** The fields that depend on the type, in display order. */
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

/** The material to save; the file type is derived from the extension. */
export function toInput(form: MaterialForm): MaterialForm {
  if (form.type !== CONTENT_TYPE.file) return form;
  const fileType = /\.([A-Za-z0-9]+)(?:[?#].*)?$/.exec(form.url)?.[1]?.toLowerCase() ?? '';
  return { ...form, fileType };
}

/** The name of a material after its file, in which a name may be Chinese; one that is too long keeps its extension. */
export function nameAfter(fileName: string): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? '';
  const stem = [...fileName.slice(0, fileName.length - extension.length)];
  return `${stem.slice(0, MATERIAL_NAME_MAX - extension.length).join('')}${extension}`;
}
