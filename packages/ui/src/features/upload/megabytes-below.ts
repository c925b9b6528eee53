import { UPLOAD_CONTEXTS, type UploadContextName } from '@chatdeck/sdk/constants';

/** The limit of a dialog's files in megabytes, as people are told it. */
export const megabytesBelow = (context: UploadContextName): number =>
  UPLOAD_CONTEXTS[context].belowBytes / 1024 / 1024;
