import * as z from 'zod';
import type { S3Settings } from './s3-store';

/** The most files that one account may store, however small. */
const FILES_PER_ACCOUNT = 5_000;

/** The environment variables of the store. */
export const storageVariables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  UPLOAD_QUOTA_MB: z.coerce
    .number('must be a number of megabytes')
    .min(0, 'must be 0 or more')
    .default(1_024),
};

type Variables = z.output<z.ZodObject<typeof storageVariables>>;

/** True if the S3-compatible store has keys; there is no access without them. */
export const hasS3Keys = (env: Variables): boolean =>
  env.S3_BUCKET === undefined || readS3(env) !== undefined;

/** The S3-compatible store; undefined when files are stored in the data folder. */
export function readS3(env: Variables): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return undefined;
  }
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

/** The storage limits of an account. */
export interface Quota {
  readonly bytes: number;
  readonly files: number;
}

export const readQuota = (env: Variables): Quota => ({
  bytes: env.UPLOAD_QUOTA_MB * 1024 * 1024,
  files: FILES_PER_ACCOUNT,
});
