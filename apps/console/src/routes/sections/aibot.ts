import { listPage } from '../../pages/addressed-pages';
import { section, type RouteEntry } from '../route-entry';

/** /aibot: dialogues with AI chat providers. */
export const aibotPages: readonly RouteEntry[] = section(
  {
    name: 'aibot',
    menu: 'ai',
    badge: 'member',
  },
  [
    {
      path: 'customchat',
      name: 'customchat',
      zh: '自定义对话',
      en: 'Dialogues',
      icon: 'message',
      load: async () => listPage((await import('@chatdeck/ui/dialogue')).DialogueScreen),
    },
    {
      path: 'promotstore',
      name: 'promotstore',
      zh: '预设角色',
      en: 'Preset roles',
      icon: 'role',
      load: async () => listPage((await import('@chatdeck/ui/prompt')).PromptScreen),
    },
  ],
);
