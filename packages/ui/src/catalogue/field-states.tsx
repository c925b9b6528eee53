import type { MockState } from '@chatdeck/sdk/testing';
import { LoginScreen } from '#features/account/login/login-screen.tsx';
import { PersonalCentre } from '#features/account/personal-centre/personal-centre.tsx';
import { CallbackEventDialog } from '#features/callback/lazy-dialog.tsx';
import { CronDialog } from '#features/cron/index.ts';
import { MaterialDialog } from '#features/material/index.ts';
import { MassSendDialog } from '#features/send/index.ts';
import type { Fixture } from './fixture';
import { FIXTURES } from './fixtures';

const stay = () => undefined;
const rooms = [{ kind: 'room', wxid: 'room-0', name: '读书会' }] as const;

const withTwoFactor = (state: MockState) => {
  state.twoFactor = { isOn: true, hasBegun: false, codes: ['22222-33333-44444'], sets: 1 };
};

/** Exported components in states that have other fields than their initial one. */
const MORE: readonly Fixture[] = [
  {
    name: 'MaterialDialog',
    use: 'adding an H5 link',
    calls: 'aside',
    good: '链接地址',
    ui: () => <MaterialDialog isOpen onOpenChange={stay} />,
    steps: [{ choose: /H5/ }],
  },
  {
    name: 'MaterialDialog',
    use: 'adding a mini program',
    calls: 'aside',
    good: '页面路径',
    ui: () => <MaterialDialog isOpen onOpenChange={stay} />,
    steps: [{ choose: /小程序/ }],
  },
  {
    name: 'MassSendDialog',
    use: 'writing',
    calls: 'aside',
    good: '内容',
    ui: () => <MassSendDialog isOpen onOpenChange={stay} selection={rooms} />,
    steps: [{ press: '下一步' }, { choose: /写一条/ }],
  },
  {
    name: 'CallbackEventDialog',
    use: 'of its own',
    calls: 'aside',
    good: '回调地址',
    ui: () => <CallbackEventDialog isOpen onOpenChange={stay} onConfirm={stay} />,
    steps: [{ choose: /自定义/ }, { press: '添加参数' }],
  },
  {
    name: 'CronDialog',
    use: 'six fields',
    calls: 'nothing',
    good: /0 0 8/,
    ui: () => <CronDialog isOpen onOpenChange={stay} onConfirm={stay} value="1-5 0 8 * * *" />,
  },
  {
    name: 'LoginScreen',
    use: 'asking for a code',
    calls: 'aside',
    good: '两步验证',
    change: withTwoFactor,
    ui: () => <LoginScreen onLoggedIn={stay} />,
    steps: [
      { fill: '邮箱', with: 'lin@qinghe.cn' },
      { fill: '密码', with: 'correct horse' },
      { press: '登录' },
      { press: '用恢复码登录' },
    ],
  },
  {
    name: 'PersonalCentre',
    use: 'turning two-factor login on',
    calls: 'aside',
    good: '两步验证',
    ui: () => <PersonalCentre />,
    steps: [
      { press: '开启两步验证' },
      { fill: '当前密码', with: 'correct horse' },
      { press: '下一步' },
      { fill: '验证码', with: '000000' },
    ],
  },
  {
    name: 'PersonalCentre',
    use: 'turning two-factor login off',
    calls: 'aside',
    good: '两步验证',
    change: withTwoFactor,
    ui: () => <PersonalCentre />,
    steps: [{ press: '关闭两步验证' }, { fill: '验证码或恢复码', with: '000000' }],
  },
];

/** Every use of an exported component, with the steps that reveal its fields but not those that submit them. */
export const FIELD_STATES: readonly Fixture[] = [
  ...FIXTURES.map(({ steps = [], ...fixture }) => ({
    ...fixture,
    steps: fixture.calls === 'sends' ? [] : steps,
  })),
  ...MORE,
];
