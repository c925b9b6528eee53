import type { Access } from '@chatdeck/sdk/contract';
import type { Text } from '@chatdeck/sdk/constants';
import type { ComponentType } from 'react';
import type { IconName } from './icons';

/** The menu groups, in the order of the sidebar. */
export type MenuGroupName = 'home' | 'robot' | 'content' | 'people' | 'account';

export interface RouteEntry {
  readonly path: string;
  /** The route's name in the specification; intents and the guard use it. */
  readonly name: string;
  readonly title: Text;
  readonly access: Access;
  /** The name of the section that the route is in, such as `wechat`. */
  readonly parent?: string;
  /** Where it stands in the sidebar; a route without one is reachable but not listed. */
  readonly menu?: MenuGroupName;
  readonly icon?: IconName;
  /** What an account needs for all of it; the badge in the sidebar says so. */
  readonly badge?: 'member' | 'custom';
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Every page of the console. */
export const ROUTES: readonly RouteEntry[] = [
  {
    path: '/login',
    name: 'login',
    title: { 'zh-CN': '登录', en: 'Log in' },
    access: 'public',
    load: () => import('../pages/login-page'),
  },
  {
    path: '/signup',
    name: 'signup',
    title: { 'zh-CN': '注册', en: 'Sign up' },
    access: 'public',
    load: () => import('../pages/sign-up-page'),
  },
  {
    path: '/password-forget',
    name: 'passwordForget',
    title: { 'zh-CN': '忘记密码', en: 'Forgotten password' },
    access: 'public',
    load: () => import('../pages/password-forget-page'),
  },
  {
    path: '/reset-psd',
    name: 'resetPsd',
    title: { 'zh-CN': '重置密码', en: 'Reset password' },
    access: 'public',
    load: () => import('../pages/password-reset-page'),
  },
  {
    path: '/activeemail',
    name: 'activeemail',
    title: { 'zh-CN': '激活账号', en: 'Activate account' },
    access: 'public',
    load: () => import('../pages/activation-page'),
  },
  {
    path: '/404',
    name: '404',
    title: { 'zh-CN': '页面不存在', en: 'Page not found' },
    access: 'public',
    load: () => import('../pages/not-found-page'),
  },
  {
    path: '/dashboard/main',
    name: 'main',
    parent: 'dashboard',
    title: { 'zh-CN': '首页', en: 'Home' },
    access: 'user',
    menu: 'home',
    icon: 'home',
    load: () => import('../pages/dashboard-page'),
  },
  {
    path: '/wechat/index',
    name: 'wechatIndex',
    parent: 'wechat',
    title: { 'zh-CN': '基础配置', en: 'Basic config' },
    access: 'user',
    menu: 'robot',
    icon: 'sliders',
    load: () => import('../pages/robot-config-page'),
  },
  {
    path: '/material/word',
    name: 'word',
    parent: 'material',
    title: { 'zh-CN': '文本素材', en: 'Text materials' },
    access: 'user',
    menu: 'content',
    icon: 'text',
    load: () => import('../pages/text-material-page'),
  },
  {
    path: '/material/file',
    name: 'file',
    parent: 'material',
    title: { 'zh-CN': '文件素材', en: 'File materials' },
    access: 'user',
    menu: 'content',
    icon: 'file',
    load: () => import('../pages/file-material-page'),
  },
  {
    path: '/material/h5',
    name: 'h5',
    parent: 'material',
    title: { 'zh-CN': 'H5 链接', en: 'H5 links' },
    access: 'user',
    menu: 'content',
    icon: 'link',
    badge: 'member',
    load: () => import('../pages/h5-material-page'),
  },
  {
    path: '/material/mini',
    name: 'mini',
    parent: 'material',
    title: { 'zh-CN': '小程序', en: 'Mini programs' },
    access: 'user',
    menu: 'content',
    icon: 'mini',
    badge: 'member',
    load: () => import('../pages/mini-material-page'),
  },
  {
    path: '/contact/list',
    name: 'contactList',
    parent: 'contact',
    title: { 'zh-CN': '好友列表', en: 'Friends' },
    access: 'user',
    menu: 'people',
    icon: 'user',
    load: () => import('../pages/contact-page'),
  },
  {
    path: '/group/room',
    name: 'room',
    parent: 'group',
    title: { 'zh-CN': '群列表', en: 'Groups' },
    access: 'user',
    menu: 'people',
    icon: 'users',
    load: () => import('../pages/group-page'),
  },
  {
    path: '/member/main',
    name: 'memberMain',
    parent: 'member',
    title: { 'zh-CN': '开通会员', en: 'Membership' },
    access: 'user',
    menu: 'account',
    icon: 'crown',
    load: () => import('../pages/member-page'),
  },
  {
    path: '/member/pay',
    name: 'memberPay',
    parent: 'member',
    title: { 'zh-CN': '会员支付', en: 'Payment' },
    access: 'user',
    load: () => import('../pages/pay-page'),
  },
  {
    path: '/member/order',
    name: 'memberOrder',
    parent: 'member',
    title: { 'zh-CN': '充值记录', en: 'Top-up records' },
    access: 'user',
    menu: 'account',
    icon: 'receipt',
    load: () => import('../pages/order-page'),
  },
  {
    path: '/user/info',
    name: 'userInfo',
    parent: 'user',
    title: { 'zh-CN': '个人中心', en: 'Personal centre' },
    access: 'user',
    menu: 'account',
    icon: 'key',
    load: () => import('../pages/personal-centre-page'),
  },
  {
    path: '/user/password',
    name: 'userPassword',
    parent: 'user',
    title: { 'zh-CN': '修改密码', en: 'Change password' },
    access: 'user',
    load: () => import('../pages/password-change-page'),
  },
  {
    path: '/user/email',
    name: 'userEmail',
    parent: 'user',
    title: { 'zh-CN': '修改邮箱', en: 'Change e-mail' },
    access: 'user',
    load: () => import('../pages/email-change-page'),
  },
];

/** Parents lead to their first child; the root to the login page (product specification, section 2). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/login',
  '/dashboard': '/dashboard/main',
  '/wechat': '/wechat/index',
  '/material': '/material/word',
  '/contact': '/contact/list',
  '/group': '/group/room',
  '/member': '/member/main',
  '/user': '/user/info',
};
