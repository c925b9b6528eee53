import { defineMessages } from '#messages';

/** The texts on what to do about a device or an action that is not one's own. */
export const safetyMessages = defineMessages(
  'account-safety',
  () => ({
    title: '发现不是你本人？',
    formTitle: '怀疑别人在用这个账号？',
    end: '退出那台设备',
    endText: '它马上就用不了这个账号。',
    password: '换一个密码',
    passwordText: '改完以后，其他设备都要重新登录。',
    factor: '两步验证',
    factorText: '开启以后，只知道密码的人登录不了。',
    activity: '看操作记录',
    activityText: '谁在什么时候改过什么。',
  }),
  () => ({
    title: 'Not you?',
    formTitle: 'Somebody else in your account?',
    end: 'Log that device out',
    endText: 'It loses access to this account at once.',
    password: 'Choose a new password',
    passwordText: 'All other devices have to log in again.',
    factor: 'Two-factor login',
    factorText: 'Once it is on, a password alone lets nobody in.',
    activity: 'See the activity',
    activityText: 'Who changed what, and when.',
  }),
);
