import { describe, expect, it } from 'vitest';
import { STORAGE_TYPE } from '@chatdeck/sdk/rules';
import { storedAddress, toStorageForm } from './storage.model';

const oss = { ...toStorageForm(null), region: 'oss-cn-hangzhou', bucket: 'qinghe' };
const s3 = {
  ...toStorageForm(null),
  type: STORAGE_TYPE.s3,
  s3Bucket: 'qinghe',
  s3Endpoint: 's3.example.com',
  custom_path: '/chat/',
};

describe('The address of a stored file', () => {
  it('is that of the bucket, behind its prefix', () => {
    expect(storedAddress({ ...oss, custom_path: 'chat/' }, 'a.jpg')).toBe(
      'http://qinghe.oss-cn-hangzhou.aliyuncs.com/chat/a.jpg',
    );
    expect(storedAddress(s3, 'a.jpg')).toBe('https://qinghe.s3.example.com/chat/a.jpg');
  });

  it('has the domain that is bound to the bucket', () => {
    expect(storedAddress({ ...oss, custom_domain: 'files.qinghe.cn' }, 'a.jpg')).toBe(
      'http://files.qinghe.cn/a.jpg',
    );
    expect(storedAddress({ ...oss, custom_domain: 'https://files.qinghe.cn/' }, 'a.jpg')).toBe(
      'https://files.qinghe.cn/a.jpg',
    );
  });

  it('leaves blank what is not filled in', () => {
    expect(storedAddress(toStorageForm(null), 'a.jpg')).toBe('http://….….aliyuncs.com/a.jpg');
  });
});
