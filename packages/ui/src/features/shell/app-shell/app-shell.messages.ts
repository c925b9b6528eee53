import { defineMessages } from '../../../messages';

export const appShellMessages = defineMessages(
  'app-shell',
  () => ({
    navigation: '主导航',
    breadcrumb: '面包屑',
    home: '首页',
    toggleNavigation: '展开或收起导航',
    closeNavigation: '关闭导航',
    documentation: '文档',
    toDark: '切换到深色',
    toLight: '切换到浅色',
    language: '切换到英文',
    logOut: '退出登录',
    greeting: (name: string) => `你好，${name}`,
    skip: '跳到内容',
  }),
  () => ({
    navigation: 'Main navigation',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    toggleNavigation: 'Open or close the navigation',
    closeNavigation: 'Close the navigation',
    documentation: 'Docs',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
    language: 'Switch to Chinese',
    logOut: 'Log out',
    greeting: (name: string) => `Hello, ${name}`,
    skip: 'Skip to the content',
  }),
);
