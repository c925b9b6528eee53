import { ActivationScreen } from '#features/account/activation/activation-screen.tsx';
import { EmailChangeScreen } from '#features/account/email-change/email-change-screen.tsx';
import { LoginScreen } from '#features/account/login/login-screen.tsx';
import { PasswordChangeScreen } from '#features/account/password-change/password-change-screen.tsx';
import { PasswordForgetScreen } from '#features/account/password-forget/password-forget-screen.tsx';
import { PasswordResetScreen } from '#features/account/password-reset/password-reset-screen.tsx';
import { SignUpScreen } from '#features/account/sign-up/sign-up-screen.tsx';
import { MaterialDialog } from '#features/material/index.ts';
import { SendMessageDialog } from '#features/send/index.ts';
import { FeedbackDialog } from '#features/site/index.ts';
import { DONE, SaysDone } from './held-values';
import type { Fixture } from './fixture';

const stay = () => undefined;
const room = { kind: 'room', wxid: 'room-1', name: '门店值班' } as const;

/** The exported forms. */
export const FORM_FIXTURES: readonly Fixture[] = [
  {
    name: 'LoginScreen',
    use: 'logging in',
    calls: 'sends',
    good: DONE,
    ui: () => <SaysDone>{(onDone) => <LoginScreen onLoggedIn={onDone} />}</SaysDone>,
    steps: [
      { fill: '邮箱', with: 'lin@qinghe.cn' },
      { fill: '密码', with: 'correct horse' },
      { press: '登录' },
    ],
  },
  {
    name: 'SignUpScreen',
    use: 'signing up',
    calls: 'sends',
    good: /注册成功/,
    ui: () => <SignUpScreen inviteCode="" onSignedUp={stay} />,
    steps: [
      { fill: '昵称', with: '许书怀' },
      { fill: '邮箱', with: 'xu@qinghe.cn' },
      { fill: '密码', with: 'correct horse' },
      { press: '注册' },
    ],
  },
  {
    name: 'PasswordForgetScreen',
    use: 'asking for a link',
    calls: 'sends',
    good: /重置链接已经发出/,
    ui: () => <PasswordForgetScreen />,
    steps: [{ fill: '邮箱', with: 'lin@qinghe.cn' }, { press: '发送重置链接' }],
  },
  {
    name: 'PasswordResetScreen',
    use: 'with a link',
    calls: 'sends',
    good: /密码已更新/,
    ui: () => <PasswordResetScreen token="mail-token" />,
    steps: [
      { fill: '新密码', with: 'correct horse' },
      { fill: '再输入一次', with: 'correct horse' },
      { press: '保存新密码' },
    ],
  },
  {
    name: 'ActivationScreen',
    use: 'with a link',
    calls: 'loads',
    good: '账号已激活',
    ui: () => <ActivationScreen token="mail-token" />,
  },
  {
    name: 'EmailChangeScreen',
    use: 'changing it',
    calls: 'sends',
    good: /激活邮件已发送/,
    ui: () => <EmailChangeScreen />,
    steps: [
      { fill: '新邮箱', with: 'new@qinghe.cn' },
      { fill: '当前密码', with: 'correct horse' },
      { press: '修改邮箱' },
    ],
  },
  {
    name: 'PasswordChangeScreen',
    use: 'changing it',
    calls: 'sends',
    good: '修改成功',
    ui: () => <PasswordChangeScreen />,
    steps: [
      { fill: '当前密码', with: 'correct horse' },
      { fill: '新密码', with: 'a better password' },
      { press: '修改密码' },
    ],
  },
  {
    name: 'MaterialDialog',
    use: 'adding',
    calls: 'sends',
    good: '添加成功',
    ui: () => <MaterialDialog isOpen onOpenChange={stay} />,
    steps: [
      { fill: '素材别名', with: '停车指引' },
      { fill: '内容', with: '地下二层可停两小时' },
      { press: '添加' },
    ],
  },
  {
    name: 'SendMessageDialog',
    use: 'a text',
    calls: 'sends',
    good: '消息发送成功，以手机收到消息为准',
    ui: () => <SendMessageDialog isOpen onOpenChange={stay} target={room} />,
    steps: [{ fill: '内容', with: '明天早班八点到' }, { press: '发送' }],
  },
  {
    name: 'FeedbackDialog',
    use: 'writing',
    calls: 'sends',
    good: '已提交，谢谢',
    ui: () => <FeedbackDialog isOpen onOpenChange={stay} />,
    steps: [{ fill: '内容', with: '群发时想按标签选群' }, { press: '提交' }],
  },
];
