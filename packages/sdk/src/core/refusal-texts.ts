import { textIn } from './language-pack';
import type { Locale } from './locale';
import { missing, wrong, type RuleText } from './rule-text';
import { ruleText, type RuleId } from './rule-texts';

/** The rules that only a server can check. A client shows the text of the refusal, and does not need them. */
const REFUSAL_TEXT = {
  'password.current': wrong('当前密码不正确', 'The current password is wrong'),
  'twoFactor.wrong': wrong(
    '验证码不对或已用过，请用最新的一个',
    'This code is wrong or used; enter the latest one',
  ),
  'twoFactor.expired': wrong(
    '这次登录已过期，请重新输入密码',
    'This login has expired; enter your password again',
  ),
  'invite.required': missing('注册需要邀请码', 'Signing up needs an invite code'),
  'invite.wrong': wrong('邀请码无效或已用完', 'This invite code is wrong or used up'),
  'robot.loggedIn': wrong(
    '机器人已登录，没有二维码可刷新',
    'The robot is logged in; there is no code to refresh',
  ),
  'order.lifetime': wrong('你已是终身会员', 'You are a member for a lifetime already'),
  'order.key': wrong('该幂等键已用于另一笔订单', 'This idempotency key belongs to another order'),
  'send.target.unknown': wrong('机器人没有这个群或好友', 'The robot has no such group or friend'),
  'operator.self': wrong('不能对自己的账号这样做', 'Not possible with your own account'),
} as const satisfies Record<string, RuleText>;

/** The id of any rule for which a server refuses a call. */
export type RefusalId = RuleId | keyof typeof REFUSAL_TEXT;

const isOfServer = (id: RefusalId): id is keyof typeof REFUSAL_TEXT => id in REFUSAL_TEXT;

/** The text with which a server refuses a call, in a language. */
export const refusalText = (id: RefusalId, locale: Locale): string =>
  isOfServer(id) ? textIn(REFUSAL_TEXT[id], locale) : ruleText(id, locale);
