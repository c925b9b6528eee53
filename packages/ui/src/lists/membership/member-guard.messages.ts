import { defineMessages } from '#messages';

/**
 * The texts of the membership guard, which every place reads: `text` is the wording of the product specification, section
 * 6, and `needed` says the same where there is little room.
 */
export const memberGuardMessages = defineMessages(
  'member-guard',
  () => ({
    title: '会员功能',
    text: '本功能需要开通会员方可使用',
    needed: '需要开通会员',
    confirm: '前往开通',
  }),
  () => ({
    title: 'For members',
    text: 'This feature needs a membership',
    needed: 'Needs a membership',
    confirm: 'See membership',
  }),
);
