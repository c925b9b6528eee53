import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import {
  AppWindow,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Link,
  Type,
  type LucideIcon,
} from 'lucide-react';
import type { Destination } from '#context/navigation.ts';
import type { MaterialFilter } from '../material-panel/material-panel.model';

/** How the library shows its materials. */
export type MaterialView = 'grid' | 'table';

/** The order of the materials; `newest` is that of the server. */
export type MaterialSort = 'newest' | 'updated' | 'oldest';

/** Which materials a library shows, besides those that match its search. */
export interface MaterialLibraryFilter extends MaterialFilter {
  /** Their type, in a library that filters by it in place: one without the prop `type`. Default all. */
  readonly type?: ContentType | undefined;
}

/** Rows of a page: they fill two, three or four columns. */
export const LIBRARY_PAGE_SIZE = 24;

/** The filters by type, each a page of its own; the first shows all types. */
export const TYPE_PLACES: readonly {
  readonly type: ContentType | undefined;
  readonly to: Destination;
}[] = [
  { type: undefined, to: 'material.all' },
  { type: CONTENT_TYPE.text, to: 'material.word' },
  { type: CONTENT_TYPE.file, to: 'material.file' },
  { type: CONTENT_TYPE.h5, to: 'material.h5' },
  { type: CONTENT_TYPE.mini, to: 'material.mini' },
];

/** The type that a library shows: that of its page, else the chosen one. An address may have a type that is none. */
export function shownType(
  page: ContentType | 'all' | undefined,
  chosen: ContentType | undefined,
): ContentType | undefined {
  if (page === undefined) return TYPE_PLACES.find(({ type }) => type === chosen)?.type;
  return page === 'all' ? undefined : page;
}

const FILE_ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^(png|jpe?g|gif|webp)$/, FileImage],
  [/^(mp4|avi)$/, FileVideo],
  [/^(mp3|wav|silk?)$/, FileAudio],
  [/^(xlsx?|csv)$/, FileSpreadsheet],
  [/^(zip|rar|tar)$/, FileArchive],
];

/** The icon of a material: that of its type, or of the kind of its file. */
export function kindIconOf(material: Material): LucideIcon {
  switch (material.type) {
    case CONTENT_TYPE.text:
      return Type;
    case CONTENT_TYPE.h5:
      return Link;
    case CONTENT_TYPE.mini:
      return AppWindow;
    case CONTENT_TYPE.file: {
      const { fileType } = material;
      return FILE_ICONS.find(([kinds]) => kinds.test(fileType))?.[1] ?? FileText;
    }
  }
}
