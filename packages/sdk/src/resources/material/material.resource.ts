import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { UploadContextName } from '../upload/upload-context.constants';
import { materialEndpoints as calls } from './material.endpoints';
import { isRichMaterial, type MaterialForm } from './material.rules';

/** Which materials to list: page, page size, name, tag and type. */
export type MaterialQuery = Omit<RequestOf<typeof calls.list>, 'userId'>;

/** Reusable pieces of content. */
export const materialResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: MaterialQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** One material; 10004 when it does not exist. */
  get: (id: string, options?: CallOptions) => call(calls.detail, { id }, options),
  /**
   * Adds a material; 10001 or 10002 with issues by field when a rule is broken. H5 links and mini programs need a
   * membership (30001).
   */
  add: (input: MaterialForm, options?: CallOptions) =>
    isRichMaterial(input) ? call(calls.addRich, input, options) : call(calls.add, input, options),
  /** Changes a material; its type cannot change. */
  update: (id: string, input: MaterialForm, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
  /** Leave to upload one file, for the material dialog unless another one is named; good for ten minutes. */
  uploadGrant: (context?: UploadContextName, options?: CallOptions) =>
    call(calls.token, { context }, options),
  /** Brings a deleted material back, within 30 days. */
  restore: (id: string, options?: CallOptions) => call(calls.restore, { id }, options),
});
