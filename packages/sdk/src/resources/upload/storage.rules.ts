import * as z from 'zod/mini';
import { isPlainText, visibly } from '../../core/check';
import type { RuleId } from '../../core/rule-texts';

/** The kinds of storage that a form supports, by their names. */
export const STORAGE_TYPE = { oss: 1, s3: 2 } as const;

const line = z.string('invalid').check(visibly, isPlainText, z.maxLength(500, 'length.500'));

/** The fields of a storage form; the type determines which are required. */
export const storageFieldsSchema = z.object({
  /** 1 Alibaba OSS, 2 S3-compatible; an unknown one is retained. */
  type: z.number('required'),
  custom_path: line,
  region: line,
  aliAkId: line,
  aliAkSecret: line,
  bucket: line,
  custom_domain: line,
  s3Region: line,
  s3AkId: line,
  s3AkSecret: line,
  s3Endpoint: line,
  s3Bucket: line,
});
/** The value of a storage form (product specification, section 9). */
export type StorageFields = z.input<typeof storageFieldsSchema>;

/** One field of a storage and the rule that it breaks. */
export interface StorageIssue {
  readonly field: keyof StorageFields;
  readonly rule: RuleId;
}

const OSS_NEEDS = ['region', 'bucket', 'aliAkId', 'aliAkSecret'] as const;
const S3_NEEDS = ['s3Endpoint', 's3Region', 's3Bucket', 's3AkId', 's3AkSecret'] as const;

/**
 * The issues of an enabled storage. The URL of a file on S3 is host and path without a slash between them, so its
 * prefix must begin with one; that of OSS must not (robot contract, section 1.7).
 */
export function storageIssues(storage: StorageFields): StorageIssue[] {
  const missing = (fields: readonly (keyof StorageFields)[]): StorageIssue[] =>
    fields.filter((field) => storage[field] === '').map((field) => ({ field, rule: 'required' }));
  const path = storage.custom_path;
  if (storage.type === STORAGE_TYPE.s3) {
    const issues = missing(S3_NEEDS);
    if (/^https?:/i.test(storage.s3Endpoint)) {
      issues.push({ field: 's3Endpoint', rule: 'storage.endpoint' });
    }
    if (!path.startsWith('/')) issues.push({ field: 'custom_path', rule: 'storage.path.s3' });
    return issues;
  }
  if (storage.type !== STORAGE_TYPE.oss) return [];
  const issues = missing(OSS_NEEDS);
  if (path.startsWith('/')) issues.push({ field: 'custom_path', rule: 'storage.path.oss' });
  return issues;
}
