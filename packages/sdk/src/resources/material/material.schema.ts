import * as z from 'zod/mini';
import { wireText } from '../../core/wire';
import { CONTENT_TYPE } from './material.constants';

/** The fields of every material. `id` is text; `version` counts its changes from 1; `updatedAt` is ISO 8601. */
const common = {
  id: z.string(),
  name: z.string(),
  tag: wireText(),
  version: z.number(),
  updatedAt: z.string(),
};

export const textMaterialSchema = z.object({
  ...common,
  type: z.literal(CONTENT_TYPE.text),
  content: z.string(),
});

export const fileMaterialSchema = z.object({
  ...common,
  type: z.literal(CONTENT_TYPE.file),
  fileType: wireText(),
  url: z.string(),
});

export const h5MaterialSchema = z.object({
  ...common,
  type: z.literal(CONTENT_TYPE.h5),
  url: z.string(),
  title: z.string(),
  description: z.string(),
  thumbUrl: z.string(),
});

export const miniMaterialSchema = z.object({
  ...common,
  type: z.literal(CONTENT_TYPE.mini),
  appid: z.string(),
  username: z.string(),
  title: z.string(),
  description: z.string(),
  pagePath: z.string(),
  thumbUrl: z.string(),
  thumbKey: wireText(),
  iconUrl: wireText(),
});

/** A stored piece of content in one of its four types (product specification, section 3). */
export const materialSchema = z.discriminatedUnion('type', [
  textMaterialSchema,
  fileMaterialSchema,
  h5MaterialSchema,
  miniMaterialSchema,
]);
/** A stored material in one of its four types (product specification, section 3). */
export type Material = z.output<typeof materialSchema>;
/** A stored text (type 1). */
export type TextMaterial = z.output<typeof textMaterialSchema>;

/** A material as a choice in a picker: type 1 is text, any other shows a picture (product specification, section 3). */
export const materialSelectionSchema = z.looseObject({ type: z.number(), name: z.string() });
/** A material as a choice in a picker. */
export type MaterialSelection = z.output<typeof materialSelectionSchema>;
