import * as z from 'zod/mini';
import { optionalText, requiredText } from '../../core/check';
import { CONTENT_TYPE, MATERIAL_NAME_MAX, MESSAGE_CONTENT_MAX } from './material.constants';

/** What a text material needs: a name and a content. The content keeps its own white space inside. */
export const textMaterialInputSchema = z.object({
  type: z.literal(CONTENT_TYPE.text),
  name: requiredText('material.name', MATERIAL_NAME_MAX, 'material.name.length'),
  tag: optionalText(MATERIAL_NAME_MAX, 'material.tag.length'),
  content: requiredText('message.content', MESSAGE_CONTENT_MAX, 'message.length'),
});

/** The rules of the material dialog, by type. */
export const materialInputSchema = z.discriminatedUnion('type', [textMaterialInputSchema]);
export type MaterialInput = z.input<typeof materialInputSchema>;
