import { defineMessages } from '#messages';

/** What a browser says of a field of a host's form that is required and empty. */
export const elementFieldMessages = defineMessages(
  'element-field',
  () => ({
    fillIn: '请填写这一项。',
    choose: '请至少选择一项。',
  }),
  () => ({
    fillIn: 'Fill in this field.',
    choose: 'Choose at least one.',
  }),
);
