import { rulePage } from '../../pages/addressed-pages';
import { section } from '../route-entry';

/** /wechat: the config of the robot, its simple replies and its skills. */
export const robotPages = section({ name: 'wechat', menu: 'home' }, [
  {
    path: 'index',
    name: 'wechatIndex',
    zh: '基础配置',
    en: 'Bot settings',
    icon: 'sliders',
    load: async () => (await import('../../pages/robot-config-page')).RobotConfigPage,
  },
  {
    path: 'keywords',
    name: 'keywords',
    zh: '简单问答',
    en: 'Simple Q&A',
    icon: 'answer',
    menu: 'reply',
    load: async () => rulePage((await import('@chatdeck/ui/reply')).KeywordReplyScreen),
  },
  {
    path: 'keywordsEvent',
    name: 'keywordsEvent',
    zh: '技能中心',
    en: 'Skill centre',
    icon: 'skill',
    menu: 'reply',
    load: async () => rulePage((await import('@chatdeck/ui/skill')).SkillScreen),
  },
  {
    path: 'simulate',
    name: 'simulator',
    zh: '模拟器',
    en: 'Simulator',
    icon: 'try',
    menu: 'reply',
    load: async () => (await import('@chatdeck/ui/simulator')).SimulatorPanel,
  },
  {
    path: 'log',
    name: 'messageLog',
    zh: '消息记录',
    en: 'Message log',
    icon: 'history',
    menu: 'reply',
    load: async () => (await import('@chatdeck/ui/log')).MessageLogScreen,
  },
  {
    path: 'check',
    name: 'configCheck',
    zh: '配置检查',
    en: 'Config check',
    icon: 'check',
    load: async () => (await import('@chatdeck/ui/findings')).FindingsScreen,
  },
]);
