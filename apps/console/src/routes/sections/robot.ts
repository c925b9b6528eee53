import { listPage, logPage, recipePage, rulePage } from '../../pages/addressed-pages';
import { section } from '../route-entry';

/** /wechat: the config of the robot and its check, its simple replies and its skills. */
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
    path: 'check',
    name: 'configCheck',
    zh: '配置检查',
    en: 'Config check',
    icon: 'check',
    load: async () =>
      listPage((await import('@chatdeck/ui/config-check')).ConfigCheckScreen, {
        filters: ['severity'],
      }),
  },
  {
    path: 'recipes',
    name: 'recipes',
    zh: '示例',
    en: 'Recipes',
    isHidden: true,
    load: async () => recipePage((await import('@chatdeck/ui/recipe')).RecipeScreen),
  },
]);

/** What shows how it answers: tried out, and in the chats so far. */
export const answerPages = section({ name: 'wechat', menu: 'reply' }, [
  {
    path: 'simulate',
    name: 'simulator',
    zh: '模拟器',
    en: 'Simulator',
    icon: 'try',
    load: async () => (await import('@chatdeck/ui/simulator')).SimulatorPanel,
  },
  {
    path: 'log',
    name: 'messageLog',
    zh: '消息记录',
    en: 'Message log',
    icon: 'history',
    badge: 'member',
    load: async () => logPage((await import('@chatdeck/ui/log')).MessageLogScreen),
  },
]);
