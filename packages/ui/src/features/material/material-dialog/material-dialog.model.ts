import type { Material, MaterialInput } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';

/** What the form holds before anything is typed. */
export const emptyMaterial: MaterialInput = {
  type: CONTENT_TYPE.text,
  name: '',
  tag: '',
  content: '',
};

/** The form values of a stored material; undefined for a type that this form does not edit. */
export function toFormValues(material: Material): MaterialInput | undefined {
  if (material.type !== CONTENT_TYPE.text) return undefined;
  const { type, name, tag, content } = material;
  return { type, name, tag, content };
}
