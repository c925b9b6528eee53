import { AccountDataCard, AccountDeletionGate } from '#features/account/account-data/index.ts';
import { ActivityScreen } from '#features/account/activity/activity-screen.tsx';
import { PersonalCentre } from '#features/account/personal-centre/personal-centre.tsx';
import { SessionsScreen } from '#features/account/sessions/sessions-screen.tsx';
import type { Fixture } from './fixture';

/** The exported screens and cards of the account. */
export const ACCOUNT_FIXTURES: readonly Fixture[] = [
  {
    name: 'PersonalCentre',
    use: 'the account',
    calls: 'loads',
    stays: true,
    good: 'lin@qinghe.cn',
    ui: () => <PersonalCentre />,
  },
  {
    name: 'AccountDataCard',
    use: 'the data of an account',
    calls: 'loads',
    good: '导出我的数据',
    ui: () => <AccountDataCard />,
  },
  {
    name: 'AccountDeletionGate',
    use: 'an account that is to be deleted',
    calls: 'aside',
    good: '控制台',
    ui: () => <AccountDeletionGate>控制台</AccountDeletionGate>,
  },
  {
    name: 'SessionsScreen',
    use: 'the sessions',
    calls: 'loads',
    good: '当前设备',
    ui: () => <SessionsScreen />,
  },
  {
    name: 'ActivityScreen',
    use: 'the activity',
    calls: 'loads',
    good: '修改密码',
    ui: () => <ActivityScreen />,
  },
];
