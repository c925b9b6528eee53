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

/** A part of an address that is not filled in yet. */
const BLANK = '…';

/** The public address that the robot makes for a stored file (robot contract, section 9.3). */
export function storedAddress(storage: StorageFields, fileName: string): string {
  const path = `${storage.custom_path.trim()}${fileName}`;
  if (storage.type === STORAGE_TYPE.s3) {
    const host = `${storage.s3Bucket.trim() || BLANK}.${storage.s3Endpoint.trim() || BLANK}`;
    return `https://${host}${path}`;
  }
  const domain = storage.custom_domain.trim();
  const own = `${storage.bucket.trim() || BLANK}.${storage.region || BLANK}.aliyuncs.com`;
  // The library that the robot uploads with leaves out the s unless the domain is given with it.
  const host = domain === '' ? `http://${own}` : withScheme(domain);
  return `${host.replace(/\/$/, '')}/${path}`;
}

const withScheme = (domain: string) => (/^https?:\/\//.test(domain) ? domain : `http://${domain}`);
