import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Based } from '../../core/record-row';
import type { UploadContextName } from '../upload/upload-context.constants';
import { CONTENT_TYPE } from './content-type.constants';
import { materialEndpoints as calls } from './material.endpoints';
import type { MaterialForm, RichMaterialInput } from './material.rules';

/** Which materials to list: page, page size, name, tag, `word` in either, `tagged` with exactly that tag, type and sort. */
export type MaterialQuery = Omit<RequestOf<typeof calls.list>, 'userId'>;

/** True for the input of `POST /api/material/rich/add`. */
const isRichMaterial = (form: MaterialForm): form is RichMaterialInput =>
  form.type === CONTENT_TYPE.h5 || form.type === CONTENT_TYPE.mini;

/** Reusable pieces of content. */
export const materialResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, newest first unless `sort` says otherwise. */
  list: (query: MaterialQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** The tags in use as `{ list }` of `{ tag, count }`, the most used first. */
  tags: (query: RequestOf<typeof calls.tags> = {}, options?: CallOptions) =>
    call(calls.tags, query, options),
  /** One material; 10004 when it does not exist. */
  get: (id: string, options?: CallOptions) => call(calls.detail, { id }, options),
  /**
   * Adds a material; 10001 or 10002 with issues by field when a rule is broken. H5 links and mini programs require a
   * membership (30001).
   */
  add: (input: MaterialForm, options?: CallOptions) =>
    isRichMaterial(input) ? call(calls.addRich, input, options) : call(calls.add, input, options),
  /**
   * Changes a material; its type cannot change. With the version that the change is based on, a concurrent change is
   * not overwritten: 10003 carries it as `current`.
   */
  update: (id: string, { baseVersion, ...input }: MaterialForm & Based, options?: CallOptions) =>
    call(calls.update, { ...input, id, baseVersion }, options),
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
  /** A token to upload one file, for the material dialog by default; valid for ten minutes. */
  uploadGrant: (context?: UploadContextName, options?: CallOptions) =>
    call(calls.token, { context }, options),
  /** What sends it, as `{ list }`. */
  related: (id: string, options?: CallOptions) => call(calls.related, { id }, options),
  /** How many send each of at most 100, as `{ list }` of `{ id, count }`; what is used nowhere is left out. */
  relatedCounts: (ids: string[], options?: CallOptions) =>
    call(calls.relatedCounts, { ids }, options),
  /** Restores a deleted material, within 30 days. */
  restore: (id: string, options?: CallOptions) => call(calls.restore, { id }, options),
});
