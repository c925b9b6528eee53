import { textIn } from './language-pack';
import { CRON_REASON_TEXT } from '../cron/cron-reasons.messages';
import { LENGTH_TEXT } from './length-texts';
import type { Locale } from './locale';
import { missing, wrong, type RuleText } from './rule-text';
import { SPEC_RULE_TEXT } from './spec-rule-texts';

export type { RuleText } from './rule-text';

/** The rules that the specification names without giving their text, and our own. */
const OWN_RULE_TEXT = {
  invalid: wrong('格式不正确', 'Not valid'),
  'request.depth': wrong('嵌套不能超过 100 层', 'Nested at most 100 levels deep'),
  'request.parts': wrong('一次提交的内容过多', 'Too much at once'),
  'link.format': wrong(
    '链接需要以 http://、https://、mailto: 或 tel: 开头',
    'A link starts with http://, https://, mailto: or tel:',
  ),

  'email.required': missing('邮箱必填', 'E-mail is required'),
  'email.format': wrong('邮箱格式不正确', 'Not an e-mail address'),
  'name.required': missing('昵称必填', 'Name is required'),
  'name.length': wrong('昵称不能超过 50 个字', 'At most 50 characters'),
  'password.required': missing('密码必填', 'Password is required'),
  'password.length': wrong('密码需要 8 到 128 个字符', 'A password has 8 to 128 characters'),
  'password.differs': wrong('两次输入的密码不一致', 'The two passwords differ'),

  'twoFactor.code.required': missing('验证码必填', 'Code is required'),
  'twoFactor.code': wrong(
    '填写验证器应用里的 6 位数字，或一个恢复码',
    'Enter the 6 digits of your authenticator app, or a recovery code',
  ),
  'twoFactor.app': wrong(
    '验证码是验证器应用里的 6 位数字',
    'A code is the 6 digits of your authenticator app',
  ),
  'twoFactor.recovery': wrong(
    '恢复码是 15 个字母和数字，如 abcde-23456-fghjk',
    'A recovery code is 15 letters and digits, such as abcde-23456-fghjk',
  ),

  'message.length': wrong('内容不能超过 10000 个字', 'At most 10,000 characters'),
  'message.mini': wrong('此处不能发送小程序', 'A mini program cannot be sent from here'),
  'reminder.past': wrong(
    '时间已经过去，请选以后的时间',
    'This time has passed; choose a later one',
  ),
  'reminder.friend': wrong(
    '机器人没有叫这个名字的好友，请从列表里选',
    'The robot has no friend of this name; choose one from the list',
  ),
  'send.targets.many': wrong('一次最多发给 5000 个对象', 'At most 5,000 targets at once'),
  'send.messages.many': wrong('一次最多发送 20 条消息', 'At most 20 messages at once'),
  'send.notice.text': wrong('群公告仅支持文本', 'A group notice can only be text'),
  'send.notice.admin': wrong(
    '机器人不是群主或管理员，不能发布群公告',
    'The robot is neither owner nor administrator of this group',
  ),

  'material.name.length': wrong('素材别名不能超过 50 个字', 'At most 50 characters'),
  'material.tag.length': wrong('标签不能超过 50 个字', 'At most 50 characters'),
  'tag.duplicate': wrong('已经添加过了', 'Already added'),

  'callback.event': missing('请选择内置事件', 'Choose a built-in event'),
  'callback.address': missing('回调地址必填', 'Callback address is required'),
  'callback.address.format': wrong(
    '回调地址需要以 http:// 或 https:// 开头',
    'A callback address starts with http:// or https://',
  ),
  'callback.timeout': wrong('请填写不小于 0 的整数', 'Enter whole seconds, 0 or more'),
  'callback.event.foreign': wrong(
    '这不是本服务器的内置事件，请重新选择；要调用自己的服务，请用自定义回调',
    'Not an event of this server. Choose one, or use a custom callback for your own',
  ),
  'callback.parameter': missing('参数名必填', 'Parameter name is required'),
  'callback.parameter.reserved': wrong(
    '这个参数由机器人填写，请换一个参数名',
    'The robot fills this in; choose another name',
  ),
  'callback.incomplete': missing('请将表单填写完整后提交', 'Complete the form before submitting'),

  'rule.replies': missing('回复内容必填', 'Add at least one message to answer with'),
  'rule.keywords.many': wrong('一条规则最多 500 个关键词', 'A rule has at most 500 keywords'),
  'rule.welcome.type': wrong(
    '进群欢迎只会发出文本和文件，请去掉其他类型',
    'A welcome in a group is text or files: take the others away',
  ),
  'rule.event': missing('技能必选', 'Choose a skill'),
  'rule.event.private': wrong(
    '这个技能只能在好友私聊里触发',
    'This skill is for private chats only',
  ),
  'forward.targets': missing(
    '转发到的群和好友至少选一个',
    'Choose at least one group or friend to forward to',
  ),
  'targets.many': wrong('最多选 500 个', 'Choose at most 500'),
  'schedule.city': wrong(
    '城市不带「市」字，例如 上海',
    'Leave out the character for "city" at its end',
  ),
  'sync.rooms': missing('至少选择两个群', 'Choose at least two groups'),
  'sync.self': wrong('不能同步到自己', 'A group cannot be synced with itself'),
  'schedule.day': wrong('请填写真实的日期，如 2026-06-01', 'Enter a real day, such as 2026-06-01'),
  'schedule.count': wrong('条数需要是 1 到 50 的整数', 'Enter a whole number from 1 to 50'),
  'storage.path.s3': wrong('S3 的路径前缀需要以 / 开头', 'A prefix for S3 starts with /'),
  'storage.path.oss': wrong(
    'OSS 的路径前缀不能以 / 开头',
    'A prefix for OSS does not start with /',
  ),
  'storage.endpoint': wrong(
    '只填主机名，不带 http:// 或 https://',
    'Enter the host alone, without http:// or https://',
  ),

  'media.key': missing('没有密钥，这项服务不会工作', 'Without a key this service does not work'),
  'media.appid': missing(
    '没有应用 ID，这项服务不会工作',
    'Without the id of an app this service does not work',
  ),
  'media.region': missing(
    '没有区域，这项服务不会工作，例如 eastasia',
    'Without a region, such as eastasia, this service does not work',
  ),
  'media.private': wrong(
    '服务器默认不访问内网地址，除非管理员设置了 PRIVATE_SERVICES=1',
    'The server calls no address of a private network unless its operator set PRIVATE_SERVICES=1',
  ),
  'operator.price': wrong('价格为 0.01 到 1000000 元', 'A price is from 0.01 to 1,000,000'),
  'operator.invite': wrong(
    '邀请码最多 32 个字母、数字、- 或 _',
    'A code has at most 32 letters, digits, - or _',
  ),
  'operator.places': wrong(
    '请填写 1 到 1000000 的整数',
    'Enter a whole number from 1 to 1,000,000',
  ),
  'upload.empty': wrong('文件是空的，请换一个', 'The file is empty; choose another'),
  'config.number': wrong('请填写不小于 0 的整数', 'Enter a whole number, 0 or more'),
  'config.positive': wrong('请填写不小于 1 的整数', 'Enter a whole number, 1 or more'),
  'config.address': wrong(
    '地址需要以 http:// 或 https:// 开头',
    'An address starts with http:// or https://',
  ),
  latin: wrong('只能用英文、数字和符号', 'Only Latin letters, digits and symbols'),
  'config.braces': wrong('花括号请写成 {{ 和 }}', 'Write braces twice: {{ and }}'),
  'config.keyword': wrong('关键词不能为空', 'A keyword cannot be empty'),
  'config.key': wrong(
    '配置的键不能包含 . 或以 $ 开头',
    'A config key cannot contain "." or start with "$"',
  ),
  'config.rows': wrong('每个列表最多 5000 行', 'A list has at most 5,000 rows'),
  'config.schedules': wrong(
    '每个定时列表最多 1000 行',
    'A list of schedules has at most 1,000 rows',
  ),
  'config.malformed': wrong('配置不是有效的 JSON', 'The config is not valid JSON'),
} as const satisfies Record<string, RuleText>;

/** Every rule and its text, including those of cron expressions. Schemas carry the key as their message. */
export const RULE_TEXT = {
  ...SPEC_RULE_TEXT,
  ...OWN_RULE_TEXT,
  ...LENGTH_TEXT,
  ...CRON_REASON_TEXT,
} as const;

/** The id of a rule, which is also the message of the schema issue that reports it. */
export type RuleId = keyof typeof RULE_TEXT;

const texts: Readonly<Record<string, RuleText | undefined>> = RULE_TEXT;

/** The text of a rule in a language; a message that is not a rule id reads as `invalid`. */
export const ruleText = (id: string, locale: Locale): string =>
  textIn(texts[id] ?? RULE_TEXT.invalid, locale);

/** True if the rule reports a missing value rather than an invalid one. */
export const isMissingRule = (id: string): boolean => texts[id]?.missing === true;

/** The text that a picker shows when more than its limit is selected (product specification, section 5). */
export const pickerLimitText = (limit: number, locale: Locale): string =>
  textIn(RULE_TEXT['picker.limit'], locale).replace('N', String(limit));
