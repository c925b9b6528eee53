import type { MaterialForm } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { checkUpload } from '@chatdeck/sdk/plain-rules';
import type { RuleId } from '@chatdeck/sdk/rule-texts';
import { nameAfter, toInput } from '../../material-dialog/material-dialog.model';

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

/** The material of a stored file, named after the file. */
export const materialOf = ({ name }: Pick<QueuedFile, 'name'>, url: string): MaterialForm =>
  toInput({ type: CONTENT_TYPE.file, name: nameAfter(name), url });
