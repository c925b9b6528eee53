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
  {
    path: 'keywords',
    name: 'keywords',
    zh: '简单问答',
    en: 'Simple Q&A',
    icon: 'answer',
    load: () => import('../../pages/keyword-reply-page'),
  },
  {
    path: 'keywordsEvent',
    name: 'keywordsEvent',
    zh: '技能中心',
    en: 'Skill centre',
    icon: 'skill',
    load: () => import('../../pages/skill-page'),
  },
]);
