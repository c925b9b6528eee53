import { TEXT_MODERATIONS } from '@chatdeck/sdk/constants';
import { text, type ConfigField, type ConfigValues } from './config-field';
import { bitField, choiceField, secretField, switchField, textField } from './field-factories';

const isModerated = ({ chatFilter }: ConfigValues) => chatFilter === 1;

/** Content moderation. */
export const MODERATION_FIELDS: readonly ConfigField[] = [
  {
    kind: 'words',
    key: 'preventWords',
    group: 'moderation',
    label: text('敏感词', 'Blocked words'),
    help: text(
      '话里有其中一个词，就只回一句固定的话',
      'A message with one of them gets a fixed answer instead',
    ),
  },
  bitField('chatFilter', {
    group: 'moderation',
    label: text('审核 AI 的问答', 'Moderate questions and answers'),
    help: text('问题和回答都要过一遍审核', 'Both questions and answers are checked'),
  }),
  choiceField('filterType', {
    group: 'moderation',
    choices: TEXT_MODERATIONS,
    label: text('审核服务', 'Moderation service'),
    isRelevant: isModerated,
  }),
  textField('filterAppid', {
    group: 'moderation',
    label: text('审核 App ID', 'Moderation app id'),
    isRelevant: isModerated,
  }),
  secretField('filterApiKey', {
    group: 'moderation',
    label: text('审核 API Key', 'Moderation API key'),
    isRelevant: isModerated,
  }),
  secretField('filterSecretKey', {
    group: 'moderation',
    label: text('审核 Secret Key', 'Moderation secret key'),
    isRelevant: isModerated,
  }),
];

/** Handling of files, links and cards. */
export const FILTER_FIELDS: readonly ConfigField[] = [
  switchField('ignoreFiles', {
    group: 'filters',
    label: text('不发送 AI 生成的文件', 'Do not send files from the AI'),
    help: text('Dify 回答里带的文件不再发出', 'Files in an answer of Dify are not sent'),
  }),
  switchField('filterLinkContent', {
    group: 'filters',
    label: text('去掉回答里的链接', 'Strip links from answers'),
    help: text(
      '文字里不留链接，文件类的链接改为发文件',
      'Links to files are sent as files instead',
    ),
  }),
  switchField('parseMini', {
    group: 'filters',
    label: text('私聊里解析小程序', 'Parse cards in private chats'),
    help: text(
      '收到小程序、链接或视频号时回它的参数',
      'Answers mini programs and links with their parameters',
    ),
  }),
];
