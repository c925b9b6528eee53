import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';

/** H5 links and mini programs are for members (product specification, section 6). */
export const isForMembers = (type: ContentType): boolean =>
  type === CONTENT_TYPE.h5 || type === CONTENT_TYPE.mini;
