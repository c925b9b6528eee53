import { section } from '../route-entry';

/** /wechat: the config of the robot, its simple answers and its skills. */
export const robotPages = section({ name: 'wechat', menu: 'robot' }, [
  {
    path: 'index',
    name: 'wechatIndex',
    zh: '基础配置',
    en: 'Basic config',
    icon: 'sliders',
    load: () => import('../../pages/robot-config-page'),
  },
]);
