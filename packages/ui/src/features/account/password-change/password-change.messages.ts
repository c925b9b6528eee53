import { defineMessages } from '#messages';

export const passwordChangeMessages = defineMessages(
  'password-change-screen',
  () => ({
    title: '修改密码',
    text: '修改后，其他地方的登录都会失效，这里保持登录。',
    oldPassword: '当前密码',
    password: '新密码',
    submit: '修改密码',
    done: '修改成功',
  }),
  () => ({
    title: 'Change password',
    text: 'Signs you out everywhere else; here you stay signed in.',
    oldPassword: 'Current password',
    password: 'New password',
    submit: 'Change the password',
    done: 'Changed',
  }),
);
