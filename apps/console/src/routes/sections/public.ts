import { section } from '../route-entry';

/** The pages that need no login. */
export const publicPages = section({ name: '' }, [
  {
    path: 'login',
    name: 'login',
    zh: '登录',
    en: 'Log in',
    load: () => import('../../pages/login-page'),
  },
  {
    path: 'signup',
    name: 'signup',
    zh: '注册',
    en: 'Sign up',
    load: () => import('../../pages/sign-up-page'),
  },
  {
    path: 'password-forget',
    name: 'passwordForget',
    zh: '忘记密码',
    en: 'Forgotten password',
    load: () => import('../../pages/password-forget-page'),
  },
  {
    path: 'reset-psd',
    name: 'resetPsd',
    zh: '重置密码',
    en: 'Reset password',
    load: () => import('../../pages/password-reset-page'),
  },
  {
    path: 'activeemail',
    name: 'activeemail',
    zh: '激活账号',
    en: 'Activate account',
    load: () => import('../../pages/activation-page'),
  },
  {
    path: '404',
    name: '404',
    zh: '页面不存在',
    en: 'Page not found',
    load: () => import('../../pages/not-found-page'),
  },
]);
