import * as z from 'zod/mini';
import { optionalLine, optionalText, requiredLink, requiredText } from '../../core/check';
import { CONTENT_TYPE, MATERIAL_NAME_MAX, MESSAGE_CONTENT_MAX } from './material.constants';

/** What every material requires. */
const common = {
  name: requiredText('material.name', MATERIAL_NAME_MAX, 'material.name.length'),
  tag: optionalText(MATERIAL_NAME_MAX, 'material.tag.length'),
};

/** What a text material requires: a name and a content. White space inside the content is preserved. */
export const textMaterialInputSchema = z.object({
  type: z.literal(CONTENT_TYPE.text),
  ...common,
  content: requiredText('message.content', MESSAGE_CONTENT_MAX, 'message.length'),
});

/** What a file material requires: an uploaded file. */
export const fileMaterialInputSchema = z.object({
  type: z.literal(CONTENT_TYPE.file),
  ...common,
  url: requiredText('message.file', 2_000),
  fileType: optionalText(100),
});

/** What an H5 link requires: an address, the text of its card and a thumbnail. */
export const h5MaterialInputSchema = z.object({
  type: z.literal(CONTENT_TYPE.h5),
  ...common,
  url: requiredLink('material.h5.url'),
  title: requiredText('material.h5.title', 500),
  description: requiredText('material.h5.description', 2_000),
  thumbUrl: requiredText('message.thumbnail', 2_000),
});

/** What a mini program requires; its logo is optional. */
export const miniMaterialInputSchema = z.object({
  type: z.literal(CONTENT_TYPE.mini),
  ...common,
  appid: requiredText('material.mini.appid', 200),
  username: requiredText('material.mini.username', 200),
  title: requiredText('material.mini.title', 500),
  description: requiredText('material.mini.description', 2_000),
  pagePath: requiredText('material.mini.pagePath', 2_000),
  thumbUrl: requiredText('material.mini.thumbnail', 2_000),
  thumbKey: optionalLine(1_000),
  iconUrl: optionalLine(2_000),
});

/** The rules of the material dialog in all four types (product specification, section 5). */
export const materialFormSchema = z.discriminatedUnion(
  'type',
  [
    textMaterialInputSchema,
    fileMaterialInputSchema,
    h5MaterialInputSchema,
    miniMaterialInputSchema,
  ],
  'required',
);
/** The value of the material dialog, in any of its four types, before its rules are checked. */
export type MaterialForm = z.input<typeof materialFormSchema>;

/** The materials that any user may add. */
export const plainMaterialInputSchema = z.discriminatedUnion(
  'type',
  [textMaterialInputSchema, fileMaterialInputSchema],
  'required',
);

/** The materials that a member may add. */
export const richMaterialInputSchema = z.discriminatedUnion(
  'type',
  [h5MaterialInputSchema, miniMaterialInputSchema],
  'required',
);
/** The input of a material that a member may add. */
export type RichMaterialInput = z.input<typeof richMaterialInputSchema>;

/** A text material. */
export const materialInputSchema = z.discriminatedUnion('type', [textMaterialInputSchema]);
/** A material that satisfies the rules of its type (product specification, section 5). */
export type MaterialInput = z.input<typeof materialInputSchema>;
