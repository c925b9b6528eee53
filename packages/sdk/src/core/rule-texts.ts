import type { Locale, Text } from './locale';

/** The words of a broken rule; `missing` tells a missing value (code 10001) from a wrong one (10002). */
export interface RuleText extends Text {
  readonly missing?: true;
}

const missing = (zh: string, en: string): RuleText => ({ 'zh-CN': zh, en, missing: true });
const wrong = (zh: string, en: string): RuleText => ({ 'zh-CN': zh, en });

/** Every rule of a form and its words (product specification, section 5). Schemas carry the key as their message. */
export const RULE_TEXT = {
  required: missing('必填', 'Required'),
  invalid: wrong('格式不正确', 'Not valid'),

  'email.required': missing('邮箱必填', 'E-mail is required'),
  'email.format': wrong('邮箱格式不正确', 'Not an e-mail address'),
  'name.required': missing('昵称必填', 'Name is required'),
  'name.length': wrong('昵称不能超过 50 个字', 'At most 50 characters'),
  'password.required': missing('密码必填', 'Password is required'),
  'password.length': wrong('密码需要 8 到 128 个字符', 'A password has 8 to 128 characters'),
  'password.differs': wrong('两次输入的密码不一致', 'The two passwords differ'),

  'message.content': missing('内容必填', 'Content is required'),
  'message.file': missing('文件必传', 'A file is required'),
  'message.url': missing('链接url必填', 'Link address is required'),
  'message.title': missing('链接标题必填', 'Link title is required'),
  'message.description': missing('链接描述必填', 'Link description is required'),
  'message.thumbnail': missing('缩略图必传', 'A thumbnail is required'),
  'message.incomplete': missing('请将表单填写完整后发送', 'Complete the form before sending'),
  'message.length': wrong('内容不能超过 10000 个字', 'At most 10,000 characters'),
  'message.mini': wrong('此处不能发送小程序', 'A mini program cannot be sent from here'),
  'send.target': missing('群名/好友昵称至少填一个', 'Choose at least one group or friend'),
  'send.material': missing('素材必选', 'Choose at least one material'),

  'material.name': missing('素材别名必填', 'Material name is required'),
  'material.name.length': wrong('素材别名不能超过 50 个字', 'At most 50 characters'),
  'material.tag.length': wrong('标签不能超过 50 个字', 'At most 50 characters'),
  'material.h5.url': missing('h5 url必填', 'H5 address is required'),
  'material.h5.title': missing('h5卡片标题必填', 'H5 card title is required'),
  'material.h5.description': missing('h5描述必填', 'H5 description is required'),

  'config.number': wrong('请填写不小于 0 的整数', 'Enter a whole number, 0 or more'),
  'config.text': wrong('不能超过 5000 个字', 'At most 5,000 characters'),
  'config.keyword': wrong('关键词不能为空', 'A keyword cannot be empty'),
  'config.key': wrong(
    '配置的键不能包含 . 或以 $ 开头',
    'A config key cannot contain "." or start with "$"',
  ),
  'config.malformed': wrong('配置不是有效的 JSON', 'The config is not valid JSON'),
} as const satisfies Record<string, RuleText>;

/** The id of a rule, which is also the message of the schema issue that reports it. */
export type RuleId = keyof typeof RULE_TEXT;

const texts: Readonly<Record<string, RuleText | undefined>> = RULE_TEXT;

/** The words of a rule in a language; a message that is no rule id reads as `invalid`. */
export const ruleText = (id: string, locale: Locale): string =>
  (texts[id] ?? RULE_TEXT.invalid)[locale];

/** True when the rule reports a value that is missing rather than wrong. */
export const isMissingRule = (id: string): boolean => texts[id]?.missing === true;
