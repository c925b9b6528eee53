import { defineMessages } from '#messages';

/** The texts of the fields that say when a rule applies. */
export const triggerMessages = defineMessages(
  'rule-trigger',
  () => ({
    scope: '在哪里生效',
    needAt: '群中 @ 触发',
    needAtHint: '选「是」时，群里要 @ 机器人才会触发',
  }),
  () => ({
    scope: 'Where it holds',
    needAt: 'In groups only when mentioned',
    needAtHint: 'With “Yes” the robot has to be mentioned in a group',
  }),
);
