import { defineMessages } from '#messages';

interface Named {
  readonly name: string;
}

/** The texts of the skill centre. */
export const skillMessages = defineMessages(
  'skill',
  () => ({
    title: '技能中心',
    explanation: '关键词触发机器人自带的技能，从上到下，第一条符合的生效。',
    add: '添加技能',
    edit: '编辑技能',
    search: '搜关键词',
    emptyTitle: '还没有技能',
    emptyText: '选一个技能，设好触发它的词，例如发「运势 天蝎」查星座运势。',
    hint: '消息符合关键词时，执行选中的技能',
    skill: '技能',
    skillPlaceholder: '选择一个技能',
    privateSkill: ({ name }: Named) => `${name}（仅好友私聊）`,
    argumentHint: '关键词后面的内容会作为要查的词，例如「运势 天蝎」',
    runs: '执行',
    foreign:
      '这个技能由原来的托管服务提供，本服务器没有：机器人不会执行它，消息接着交给后面的规则。',
  }),
  () => ({
    title: 'Skill centre',
    explanation:
      'Keywords start the built-in skills of the robot. Rules are tried from top to bottom; the first match wins.',
    add: 'Add a skill',
    edit: 'Edit a skill',
    search: 'Search keywords',
    emptyTitle: 'No skills yet',
    emptyText: 'Choose a skill and the words that start it, such as "horoscope Scorpio".',
    hint: 'The chosen skill runs when a message matches the keywords',
    skill: 'Skill',
    skillPlaceholder: 'Choose a skill',
    privateSkill: ({ name }) => `${name} (private chats only)`,
    argumentHint: 'What comes after the keyword is looked up, as in "horoscope Scorpio"',
    runs: 'Runs',
    foreign:
      'The hosted service ran this skill, and this server does not have it: the robot skips it and tries the rules that follow.',
  }),
);
