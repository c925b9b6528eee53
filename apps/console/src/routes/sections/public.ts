import { mailedPage } from '../../pages/addressed-pages';
import { section } from '../route-entry';

/** The pages that need no login. */
export const publicPages = section({ name: '' }, [
  {
    path: 'login',
    name: 'login',
    zh: '登录',
    en: 'Log in',
    load: async () => (await import('../../pages/login-page')).LoginPage,
  },
  {
    path: 'signup',
    name: 'signup',
    zh: '注册',
    en: 'Sign up',
    load: async () => (await import('../../pages/sign-up-page')).SignUpPage,
  },
  {
    path: 'password-forget',
    name: 'passwordForget',
    zh: '忘记密码',
    en: 'Forgot password',
    load: async () => (await import('@chatdeck/ui/account/password-forget')).PasswordForgetScreen,
  },
  {
    path: 'reset-psd',
    name: 'resetPsd',
    zh: '重置密码',
    en: 'Reset password',
    load: async () =>
      mailedPage((await import('@chatdeck/ui/account/password-reset')).PasswordResetScreen),
  },
  {
    path: 'activeemail',
    name: 'activeemail',
    zh: '激活账号',
    en: 'Activate account',
    load: async () =>
      mailedPage((await import('@chatdeck/ui/account/activation')).ActivationScreen),
  },
  {
    path: '404',
    name: '404',
    zh: '页面不存在',
    en: 'Page not found',
    frame: 'either',
    load: async () => (await import('@chatdeck/ui/shell/not-found')).NotFoundScreen,
  },
]);
