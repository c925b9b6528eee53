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
    load: () => import('../pages/material-page'),
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
    path: '/user/info',
    name: 'userInfo',
    parent: 'user',
    title: { 'zh-CN': '个人中心', en: 'Personal centre' },
    access: 'user',
    menu: 'account',
    icon: 'key',
    load: () => import('../pages/personal-centre-page'),
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
  '/user': '/user/info',
};
