import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';

/** The overlay above the list. */
export type MaterialLayer =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string };

export const noLayer: MaterialLayer = { kind: 'none' };

/** The content of a material in one line. */
export function previewOf(material: Material): string {
  switch (material.type) {
    case CONTENT_TYPE.text:
      return material.content.replace(/\s+/g, ' ').trim();
    case CONTENT_TYPE.file:
      return material.url.replace(/^.*\//, '');
    case CONTENT_TYPE.h5:
    case CONTENT_TYPE.mini:
      return material.title;
  }
}
