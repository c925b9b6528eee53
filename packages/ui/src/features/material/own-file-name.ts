import type { Material } from '@chatdeck/sdk';
import type { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { fileNameOf } from '#primitives/chat-preview/file-name.ts';

type FileMaterial = Extract<Material, { readonly type: typeof CONTENT_TYPE.file }>;

const extensionOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase();

/**
 * The name that a file came with. Files are stored without Chinese characters in their names (product specification,
 * section 5), and the material is called what the file was called: where that is a name of such a file, it is shown.
 */
export function ownFileName({ name, url }: Pick<FileMaterial, 'name' | 'url'>): string {
  const stored = fileNameOf(url);
  const extension = extensionOf(stored);
  return extension !== undefined && extensionOf(name.trim()) === extension ? name.trim() : stored;
}
