import { defineMessages } from '#messages';

/** The texts of a field for a new password. */
export const newPasswordMessages = defineMessages(
  'new-password',
  () => ({ common: '很多人都用这个密码，容易被猜到；换一个更安全' }),
  () => ({ common: 'Many people use this password, so it is guessed first; another is safer' }),
);
