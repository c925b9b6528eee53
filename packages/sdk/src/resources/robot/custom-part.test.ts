import { expect, it } from 'vitest';
import { toIssues } from '../../core/issues';
import { summaryFormSchema } from '../schedule/summary.rules';
import {
  conversationRecordFormSchema,
  customBotFormSchema,
  fileUploadFormSchema,
} from './custom-part.rules';
import { ROBOT_TYPE } from './robot-type.constants';

const brokenBy = (result: { error?: Parameters<typeof toIssues>[0] | undefined }) =>
  toIssues(result.error ?? { issues: [] }, 'zh-CN').map(({ path, message }) => [path, message]);
const bot = { open: true, customUrl: '', timeout: 60, needAt: 1, scope: 'all', moreData: [] };
const storage = {
  type: 1,
  custom_path: '',
  region: '',
  aliAkId: '',
  aliAkSecret: '',
  bucket: '',
  custom_domain: '',
  s3Region: '',
  s3AkId: '',
  s3AkSecret: '',
  s3Endpoint: '',
  s3Bucket: '',
};
const upload = { open: true, imagePrompt: '', filePrompt: '', audioPrompt: '', ossConfig: storage };
const record = {
  open: true,
  customUrl: 'https://a.cn',
  timeout: 180,
  header: [],
  moreData: [],
  debug: false,
  hasStorage: false,
  ossConfig: storage,
};
const summary = {
  open: true,
  keywords: [],
  reg: 1,
  needAt: 1,
  scope: 'all',
  summerType: 'time',
  summerTime: 0,
  summerNum: 100,
  botType: ROBOT_TYPE.chatGpt,
  token: '',
  baseUrl: '',
  botId: '',
  model: '',
  prompt: '',
  timeout: 180,
  debug: false,
};

it('needs an address that can be asked while the bot is on, and none while it is off', () => {
  expect(brokenBy(customBotFormSchema.safeParse(bot))).toEqual([['customUrl', '回调地址必填']]);
  const wrong = { ...bot, customUrl: 'ftp://a' };
  expect(brokenBy(customBotFormSchema.safeParse(wrong))).toEqual([
    ['customUrl', '回调地址需要以 http:// 或 https:// 开头'],
  ]);
  expect(customBotFormSchema.safeParse({ ...wrong, open: false }).success).toBe(true);
});

it('needs the whole storage, with a prefix that makes its addresses work', () => {
  expect(brokenBy(fileUploadFormSchema.safeParse(upload)).map(([path]) => path)).toEqual([
    ...['region', 'bucket', 'aliAkId', 'aliAkSecret'].map((field) => `ossConfig.${field}`),
  ]);
  const s3 = {
    ...storage,
    type: 2,
    s3Region: 'a',
    s3AkId: 'a',
    s3AkSecret: 'a',
    s3Bucket: 'a',
    s3Endpoint: 'https://s3.example.com',
    custom_path: 'files',
  };
  expect(brokenBy(fileUploadFormSchema.safeParse({ ...upload, ossConfig: s3 }))).toEqual([
    ['ossConfig.s3Endpoint', '只填主机名，不带 http:// 或 https://'],
    ['ossConfig.custom_path', 'S3 的路径前缀需要以 / 开头'],
  ]);
  const right = { ...s3, s3Endpoint: 's3.example.com', custom_path: '/files' };
  expect(fileUploadFormSchema.safeParse({ ...upload, ossConfig: right }).success).toBe(true);
});

it('requires a storage only where files are stored', () => {
  expect(conversationRecordFormSchema.safeParse(record).success).toBe(true);
  const keeping = { ...record, hasStorage: true };
  expect(brokenBy(conversationRecordFormSchema.safeParse(keeping))).toHaveLength(4);
});

it('needs what the chosen service of a summary reads', () => {
  expect(brokenBy(summaryFormSchema.safeParse(summary))).toEqual([
    ['keywords', '关键词必填'],
    ['token', '必填'],
    ['model', '必填'],
  ]);
  const coze = {
    ...summary,
    keywords: ['总结'],
    token: 't',
    botType: ROBOT_TYPE.cozeV3,
    prompt: '{',
  };
  expect(brokenBy(summaryFormSchema.safeParse(coze))).toEqual([['botId', '必填']]);
  const braces = { ...coze, botType: ROBOT_TYPE.chatGpt, model: 'gpt-4o' };
  expect(brokenBy(summaryFormSchema.safeParse(braces))).toEqual([
    ['prompt', '花括号请写成 {{ 和 }}'],
  ]);
});

it('refuses headers that no request can have', () => {
  const pushed = (key: string, value: string) =>
    brokenBy(conversationRecordFormSchema.safeParse({ ...record, header: [{ key, value }] }));
  const text = '只能用英文、数字和符号';
  expect(pushed('x-key', ' sk-1\u200B ')).toEqual([]);
  expect(pushed('密钥', 'sk-1')).toEqual([['header.0.key', text]]);
  expect(pushed('x-key', '在这里填密钥')).toEqual([['header.0.value', text]]);
});
