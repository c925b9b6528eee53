import type { Storage, StorageFields } from '@chatdeck/sdk';
import { STORAGE_TYPE } from '@chatdeck/sdk/rules';

/** The form values of a storage: an empty one at Alibaba, or the stored one. */
export function toStorageForm(stored: Storage | null | undefined): StorageFields {
  const { type = STORAGE_TYPE.oss, custom_path = '', region = '', bucket = '' } = stored ?? {};
  const { aliAkId = '', aliAkSecret = '', custom_domain = '' } = stored ?? {};
  const { s3Region = '', s3AkId = '', s3AkSecret = '' } = stored ?? {};
  const { s3Endpoint = '', s3Bucket = '' } = stored ?? {};
  return {
    type,
    custom_path,
    region,
    bucket,
    aliAkId,
    aliAkSecret,
    custom_domain,
    s3Region,
    s3AkId,
    s3AkSecret,
    s3Endpoint,
    s3Bucket,
  };
}
