import * as z from 'zod/mini';
import { storedFlag, storedNumber, storedText } from '../../core/stored';

/**
 * `ossConfig`: where the robot stores files. `type` 2 is S3, 3 Tencent COS, anything else Alibaba (robot contract,
 * section 1.7).
 */
export const storageSchema = z.looseObject({
  type: storedNumber(1),
  /** A prefix: with a leading slash for S3, without one for Alibaba. */
  custom_path: storedText(),
  region: storedText(),
  aliAkId: storedText(),
  aliAkSecret: storedText(),
  bucket: storedText(),
  custom_domain: storedText(),
  s3Region: storedText(),
  s3AkId: storedText(),
  s3AkSecret: storedText(),
  /** A host without its scheme. */
  s3Endpoint: storedText(),
  s3Bucket: storedText(),
});
/** Where the robot stores files (robot contract, section 1.7). */
export type Storage = z.output<typeof storageSchema>;

/** `uploadFileConfig`: files that users send are stored and used as questions (robot contract, section 1.7). */
export const fileUploadSchema = z.looseObject({
  open: storedFlag(),
  imagePrompt: storedText(),
  filePrompt: storedText(),
  audioPrompt: storedText(),
  ossConfig: z.optional(z.nullable(storageSchema)),
});
/** What the robot does with files that users send (robot contract, section 1.7). */
export type FileUpload = z.output<typeof fileUploadSchema>;
