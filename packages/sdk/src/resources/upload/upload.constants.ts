import { choice } from '../../core/choice';

/** Where the robot stores files: `ossConfig.type` (product specification, section 9). */
export const STORAGE_TYPES = [
  choice(1, '阿里云 OSS', 'Alibaba OSS'),
  choice(2, 'S3 兼容存储', 'S3-compatible'),
] as const;

/** The regions of Alibaba OSS, as its client expects them. */
export const OSS_REGIONS = [
  choice('oss-cn-hangzhou', '杭州', 'Hangzhou'),
  choice('oss-cn-shanghai', '上海', 'Shanghai'),
  choice('oss-cn-qingdao', '青岛', 'Qingdao'),
  choice('oss-cn-beijing', '北京', 'Beijing'),
  choice('oss-cn-shenzhen', '深圳', 'Shenzhen'),
  choice('oss-cn-hongkong', '香港', 'Hong Kong'),
  choice('oss-us-west-1', '硅谷', 'Silicon Valley'),
  choice('oss-ap-southeast-1', '新加坡', 'Singapore'),
  choice('oss-cn-chengdu', '成都', 'Chengdu'),
] as const;
