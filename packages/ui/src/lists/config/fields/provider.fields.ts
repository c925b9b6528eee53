import { OPENAI_MODELS, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { text, type ConfigField } from './config-field';
import { secretField, switchField, textField } from './field-factories';

const group = 'providers';
const apiKey = text('API 密钥', 'API key');
const baseUrl = text('接口地址', 'Base URL');
const unread = text('当前插件不读取，只原样保留', 'Not read by the current plugin; kept as it is');

/** The AI back-end that replies when no rule has matched. */
export const PROVIDER_FIELDS: readonly ConfigField[] = [
  {
    kind: 'provider',
    key: 'defaultBot',
    group: 'providers',
    label: text('由谁回答', 'Who answers'),
  },
  secretField('txApiKey', {
    group: 'providers',
    label: text('天行数据密钥', 'Tianxing API key'),
    help: text(
      '技能、新闻、天气和天行机器人都用它',
      'For skills, news, weather and the Tianxing robot',
    ),
  }),
];

/** ChatGPT and providers with a compatible API. */
export const CHATGPT_FIELDS: readonly ConfigField[] = [
  secretField('gpttoken', {
    group,
    providers: [ROBOT_TYPE.chatGpt, ROBOT_TYPE.fastGpt],
    label: apiKey,
    help: text('ChatGPT 和 FastGPT 共用', 'Shared by ChatGPT and FastGPT'),
  }),
  textField('proxyPassUrl', {
    group,
    providers: [ROBOT_TYPE.chatGpt, ROBOT_TYPE.fastGpt],
    label: baseUrl,
    help: text(
      '要带 /v1；ChatGPT 留空为官方地址，FastGPT 必须填',
      'With /v1. Empty is the official one for ChatGPT; FastGPT needs it',
    ),
  }),
  textField('openaiModel', {
    group,
    providers: [ROBOT_TYPE.chatGpt],
    suggestions: OPENAI_MODELS,
    label: text('模型', 'Model'),
    help: text('可以填列表以外的名字', 'Any other name can be typed'),
  }),
  textField('openaiSystemMessage', {
    group,
    providers: [ROBOT_TYPE.chatGpt, ROBOT_TYPE.dify],
    isLong: true,
    label: text('系统提示词', 'System prompt'),
    help: text(
      'ChatGPT 的提示词里，花括号请写成 {{ 和 }}',
      'In a prompt for ChatGPT write braces twice: {{ and }}',
    ),
  }),
  switchField('openaiDebug', {
    group,
    providers: [ROBOT_TYPE.chatGpt, ROBOT_TYPE.fastGpt],
    label: text('输出调试日志', 'Write debug logs'),
    help: text('日志在运行机器人的机器上', 'On the machine that runs the robot'),
  }),
  textField('proxyUrl', {
    group,
    providers: [ROBOT_TYPE.chatGpt],
    label: text('代理地址', 'Proxy'),
    help: unread,
  }),
];

export const DIFY_FIELDS: readonly ConfigField[] = [
  secretField('dify_token', {
    group,
    providers: [ROBOT_TYPE.dify],
    label: text('Dify 密钥', 'Dify key'),
  }),
  textField('dify_baseUrl', {
    group,
    providers: [ROBOT_TYPE.dify],
    label: text('Dify 地址', 'Dify base URL'),
    help: text('不能留空', 'Must not be empty'),
  }),
  switchField('difyAgent', {
    group,
    providers: [ROBOT_TYPE.dify],
    label: text('Agent 应用', 'Agent app'),
    help: text('Dify 里建的是 Agent 就要打开', 'On when the app in Dify is an agent'),
  }),
];

export const COZE_FIELDS: readonly ConfigField[] = [
  secretField('cozev3_token', {
    group,
    providers: [ROBOT_TYPE.cozeV3],
    label: text('Coze V3 密钥', 'Coze V3 key'),
  }),
  textField('cozev3_botId', {
    group,
    providers: [ROBOT_TYPE.cozeV3],
    label: text('Coze V3 智能体 ID', 'Coze V3 bot id'),
  }),
  textField('cozev3_baseUrl', {
    group,
    providers: [ROBOT_TYPE.cozeV3],
    label: text('Coze V3 地址', 'Coze V3 base URL'),
    help: text('不能留空', 'Must not be empty'),
  }),
  secretField('coze_token', {
    group,
    providers: [ROBOT_TYPE.cozeV2],
    label: text('Coze V2 密钥', 'Coze V2 key'),
  }),
  textField('coze_botId', {
    group,
    providers: [ROBOT_TYPE.cozeV2],
    label: text('Coze V2 智能体 ID', 'Coze V2 bot id'),
  }),
  textField('coze_baseUrl', {
    group,
    providers: [ROBOT_TYPE.cozeV2],
    label: text('Coze V2 地址', 'Coze V2 base URL'),
  }),
  switchField('coze_showSuggestions', {
    group,
    providers: [ROBOT_TYPE.cozeV2],
    label: text('带上追问建议', 'Send suggestions'),
    help: text('回答后附上 Coze 给的追问', 'Follow-up questions of Coze after the answer'),
  }),
];

export const QANYTHING_FIELDS: readonly ConfigField[] = [
  secretField('qany_token', {
    group,
    providers: [ROBOT_TYPE.qAnything],
    label: text('QAnything 密钥', 'QAnything key'),
  }),
  textField('qany_botId', {
    group,
    providers: [ROBOT_TYPE.qAnything],
    label: text('QAnything 机器人 ID', 'QAnything bot id'),
  }),
  textField('qany_baseUrl', {
    group,
    providers: [ROBOT_TYPE.qAnything],
    label: text('QAnything 地址', 'QAnything base URL'),
    help: text('当前插件总用默认地址', 'The current plugin always uses the default one'),
  }),
];

/** Legacy back-ends, some of them retired. */
export const OLDER_PROVIDER_FIELDS: readonly ConfigField[] = [
  secretField('tencentAESKey', {
    group,
    providers: [5],
    label: text('对话平台 AESKey', 'Dialog platform AES key'),
  }),
  secretField('tencentToken', {
    group,
    providers: [5],
    label: text('对话平台 Token', 'Dialog platform token'),
  }),
  secretField('tuLingKey', {
    group,
    providers: [2, 1],
    label: text('图灵密钥', 'Turing key'),
    help: unread,
  }),
  secretField('tencentSecretId', {
    group,
    providers: [3],
    label: text('腾讯闲聊 SecretId', 'Tencent chat SecretId'),
    help: unread,
  }),
  secretField('tencentSecretKey', {
    group,
    providers: [3],
    label: text('腾讯闲聊 SecretKey', 'Tencent chat SecretKey'),
    help: unread,
  }),
  secretField('openaiAccessToken', {
    group,
    providers: [7],
    label: text('ChatGPT 网页版令牌', 'ChatGPT web access token'),
    help: unread,
  }),
];
