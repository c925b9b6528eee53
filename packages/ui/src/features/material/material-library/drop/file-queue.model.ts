import type { MaterialForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, MATERIAL_NAME_MAX } from '@chatdeck/sdk/constants';
import { checkUpload } from '@chatdeck/sdk/rules';
import type { RuleId } from '@chatdeck/sdk/texts';
import { toInput } from '../../material-dialog/material-dialog.model';

/** What became of a file so far; `part` is the uploaded share, from 0 to 1. */
export type QueuedState =
  | { readonly status: 'waiting' }
  | { readonly status: 'uploading'; readonly part: number }
  | { readonly status: 'refused'; readonly rule: RuleId }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'added' };

/** A dropped, pasted or chosen file on its way to a material. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  /** The own name of the file, also where it has to be stored under another one. */
  readonly name: string;
  readonly state: QueuedState;
}

/** A file that joins the queue, refused where it breaks a rule. */
export function queued(id: number, file: File, name = file.name): QueuedFile {
  const rule = checkUpload('material', file);
  const state: QueuedState =
    rule === undefined ? { status: 'waiting' } : { status: 'refused', rule };
  return { id, file, name, state };
}

export const isPending = ({ state }: QueuedFile): boolean =>
  state.status === 'waiting' || state.status === 'uploading';

/** The material of a stored file, named after the file; a name that is too long keeps its extension. */
export function materialOf({ name }: Pick<QueuedFile, 'name'>, url: string): MaterialForm {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const stem = [...name.slice(0, name.length - extension.length)];
  const short = stem.slice(0, MATERIAL_NAME_MAX - extension.length).join('');
  return toInput({ type: CONTENT_TYPE.file, name: `${short}${extension}`, url });
}
