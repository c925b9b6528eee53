import { listPage, orderPage } from '../../pages/addressed-pages';
import { section, type RouteEntry } from '../route-entry';

/** /member */
export const memberPages = section({ name: 'member', menu: 'account' }, [
  {
    path: 'main',
    name: 'memberMain',
    zh: '开通会员',
    en: 'Membership',
    icon: 'crown',
    load: async () => (await import('@chatdeck/ui/order/plans')).PlansScreen,
  },
  {
    path: 'pay',
    name: 'memberPay',
    zh: '会员支付',
    en: 'Payment',
    isHidden: true,
    load: async () => orderPage((await import('@chatdeck/ui/order/payment')).PaymentScreen),
  },
  {
    path: 'order',
    name: 'memberOrder',
    zh: '充值记录',
    en: 'Billing history',
    icon: 'receipt',
    load: async () => listPage((await import('@chatdeck/ui/order')).OrdersScreen),
  },
]);

/** /user */
export const userPages = section({ name: 'user', menu: 'account' }, [
  {
    path: 'info',
    name: 'userInfo',
    zh: '个人中心',
    en: 'Account',
    icon: 'key',
    load: async () => (await import('@chatdeck/ui/account/personal-centre')).PersonalCentre,
  },
  {
    path: 'password',
    name: 'userPassword',
    zh: '修改密码',
    en: 'Change password',
    isHidden: true,
    load: async () => (await import('@chatdeck/ui/account/password-change')).PasswordChangeScreen,
  },
  {
    path: 'email',
    name: 'userEmail',
    zh: '修改邮箱',
    en: 'Change e-mail',
    isHidden: true,
    load: async () => (await import('@chatdeck/ui/account/email-change')).EmailChangeScreen,
  },
  {
    path: 'sessions',
    name: 'userSessions',
    zh: '登录设备',
    en: 'Sessions',
    isHidden: true,
    load: async () => (await import('@chatdeck/ui/account/sessions')).SessionsScreen,
  },
  {
    path: 'activity',
    name: 'userActivity',
    zh: '操作记录',
    en: 'Activity',
    isHidden: true,
    load: async () =>
      listPage((await import('@chatdeck/ui/account/activity')).ActivityScreen, {
        filters: ['group', 'period'],
      }),
  },
]);

/** /oapi */
export const openApiPages: readonly RouteEntry[] = section(
  { name: 'oapi', menu: 'account', badge: 'member' },
  [
    {
      path: 'oapi',
      name: 'oapi',
      zh: '开放接口',
      en: 'Open API',
      icon: 'code',
      load: async () => (await import('@chatdeck/ui/open-api')).OpenApiScreen,
    },
  ],
);
