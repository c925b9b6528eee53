import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, type Locale } from '@chatdeck/sdk/constants';
import type { ComponentType } from 'react';
import type { Column } from '#primitives/data-table/data-table.tsx';
import { ownFileName } from '../own-file-name';

/** Which materials a panel shows, besides those that match its search. */
export interface MaterialFilter {
  /** The tag that they have. Default any. */
  readonly tag?: string | undefined;
}

/** Where materials are used, as a panel shows it. */
export interface MaterialReferences {
  /** The column of a page of materials. */
  readonly column: (rows: readonly Material[], locale: Locale) => Column<Material>;
  /** Asks before a material that is in use is deleted. */
  readonly RemoveDialog: ComponentType<{
    readonly material: Material;
    readonly onRemove: () => void;
    readonly onClose: () => void;
  }>;
}

/** The overlay above the list. */
export type MaterialLayer =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'remove'; readonly material: Material };

export const noLayer: MaterialLayer = { kind: 'none' };

/** The content of a material in one line. */
export function previewOf(material: Material): string {
  switch (material.type) {
    case CONTENT_TYPE.text:
      return material.content.replace(/\s+/g, ' ').trim();
    case CONTENT_TYPE.file:
      return ownFileName(material);
    case CONTENT_TYPE.h5:
    case CONTENT_TYPE.mini:
      return material.title;
  }
}
