import { section } from '../route-entry';

/** /member */
export const memberPages = section({ name: 'member', menu: 'account' }, [
  {
    path: 'main',
    name: 'memberMain',
    zh: '开通会员',
    en: 'Membership',
    icon: 'crown',
    load: () => import('../../pages/member-page'),
  },
  {
    path: 'pay',
    name: 'memberPay',
    zh: '会员支付',
    en: 'Payment',
    isHidden: true,
    load: () => import('../../pages/pay-page'),
  },
  {
    path: 'order',
    name: 'memberOrder',
    zh: '充值记录',
    en: 'Top-up records',
    icon: 'receipt',
    load: () => import('../../pages/order-page'),
  },
]);

/** /user */
export const userPages = section({ name: 'user', menu: 'account' }, [
  {
    path: 'info',
    name: 'userInfo',
    zh: '个人中心',
    en: 'Personal centre',
    icon: 'key',
    load: () => import('../../pages/personal-centre-page'),
  },
  {
    path: 'password',
    name: 'userPassword',
    zh: '修改密码',
    en: 'Change password',
    isHidden: true,
    load: () => import('../../pages/password-change-page'),
  },
  {
    path: 'email',
    name: 'userEmail',
    zh: '修改邮箱',
    en: 'Change e-mail',
    isHidden: true,
    load: () => import('../../pages/email-change-page'),
  },
]);
