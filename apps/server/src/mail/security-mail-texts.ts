import type { MailText } from './mail-text';

/** When something was done, by which browser and from where. */
const ACT = {
  'zh-CN': '时间：{when}；设备：{browser}；地址：{address}',
  en: 'Time: {when}. Device: {browser}. Address: {address}',
} as const;

/** Mails about what somebody else may have done to an account. */
export const SECURITY_MAIL_TEXT = {
  passwordChanged: {
    action: { 'zh-CN': '重置密码', en: 'Reset the password' },
    subject: { 'zh-CN': '你的密码已修改', en: 'Your password was changed' },
    preview: { 'zh-CN': '不是你本人操作？请立即重置密码。', en: 'Not you? Reset it at once.' },
    body: {
      'zh-CN': `账号 {email} 的密码刚刚被修改，其他登录均已失效；通行密钥仍然能用。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即重置密码：\n\n{link}`,
      en: `The password of {email} was just changed, and every other login ended. Passkeys still work.\n\n${ACT.en}\n\nIf this was not you, reset it at once:\n\n{link}`,
    },
  },
  passwordReset: {
    action: { 'zh-CN': '重置密码', en: 'Reset the password' },
    subject: { 'zh-CN': '你的密码已重置', en: 'Your password was reset' },
    preview: {
      'zh-CN': '请用新的密钥重启机器人，并重新绑定手机。',
      en: 'Restart the robot with the new key, and bind your phone again.',
    },
    body: {
      'zh-CN': `账号 {email} 的密码刚刚被重置。所有登录、开放接口的密钥、通行密钥和已绑定的手机均已失效：请用新的密钥重启机器人，并重新绑定手机、添加通行密钥。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即再次重置密码：\n\n{link}`,
      en: `The password of {email} was just reset. Every login, every key of the open API, passkeys and the bound phone ended: restart the robot with the new key, bind your phone again, and add your passkeys anew.\n\n${ACT.en}\n\nIf this was not you, reset it again at once:\n\n{link}`,
    },
  },
  newDevice: {
    action: { 'zh-CN': '查看登录设备', en: 'See the sessions' },
    subject: { 'zh-CN': '账号在新设备上登录', en: 'A login from a new device' },
    preview: {
      'zh-CN': '{browser}，{when}。不是你本人操作？请结束它。',
      en: '{browser}, {when}. Not you? End it.',
    },
    body: {
      'zh-CN': `账号 {email} 刚刚在一台以前没有用过的设备上登录。\n\n${ACT['zh-CN']}\n\n是你本人就不用理会。如果不是，请立即结束这次登录，再修改密码：\n\n{link}`,
      en: `Somebody just logged in to {email} from a device that was not used before.\n\n${ACT.en}\n\nIf it was you, there is nothing to do. If not, end that session at once, and change your password:\n\n{link}`,
    },
  },
  newKey: {
    action: { 'zh-CN': '打开个人中心', en: 'Open your account' },
    subject: { 'zh-CN': '连接密钥已重置', en: 'New connection keys were made' },
    preview: {
      'zh-CN': '旧密钥已失效，请用新密钥重启机器人。',
      en: 'The old ones ended; restart the robot with the new ones.',
    },
    body: {
      'zh-CN': `账号 {email} 刚刚重置了连接密钥，旧密钥已失效，请用新密钥重启机器人。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即修改密码，并再重置一次密钥：\n\n{link}`,
      en: `New connection keys were just made for {email}. The old ones ended: restart the robot with the new ones.\n\n${ACT.en}\n\nIf this was not you, change your password at once, and reset the keys again:\n\n{link}`,
    },
  },
  newOpenApiKey: {
    action: { 'zh-CN': '查看密钥', en: 'See the keys' },
    subject: { 'zh-CN': '开放接口有了新密钥', en: 'A new key of the open API' },
    preview: {
      'zh-CN': '不是你本人操作？请移除它，再修改密码。',
      en: 'Not you? Remove it, and change your password.',
    },
    body: {
      'zh-CN': `账号 {email} 刚刚添加了一个开放接口的密钥，或更换了其中一个。有它的程序可以按它的权限使用你的账号。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即移除它，再修改密码：\n\n{link}`,
      en: `A key of the open API was just added to {email}, or one was replaced. A program that has it uses your account within its permissions.\n\n${ACT.en}\n\nIf this was not you, remove it at once, and change your password:\n\n{link}`,
    },
  },
  openApiKeyChanged: {
    action: { 'zh-CN': '查看密钥', en: 'See the keys' },
    subject: { 'zh-CN': '开放接口的密钥已修改', en: 'A key of the open API was changed' },
    preview: {
      'zh-CN': '不是你本人操作？请移除它，再修改密码。',
      en: 'Not you? Remove it, and change your password.',
    },
    body: {
      'zh-CN': `账号 {email} 刚刚修改了一个开放接口的密钥的名称、权限或有效期。有它的程序按新的权限使用你的账号。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即移除它，再修改密码：\n\n{link}`,
      en: `The name, the permissions or the end of a key of the open API of {email} were just changed. A program that has it uses your account within the new permissions.\n\n${ACT.en}\n\nIf this was not you, remove it at once, and change your password:\n\n{link}`,
    },
  },
  openApiKeyRemoved: {
    action: { 'zh-CN': '查看密钥', en: 'See the keys' },
    subject: { 'zh-CN': '开放接口的密钥已移除', en: 'A key of the open API was removed' },
    preview: {
      'zh-CN': '用它的程序不能再使用你的账号。',
      en: 'Programs that used it cannot use your account any more.',
    },
    body: {
      'zh-CN': `账号 {email} 刚刚移除了一个开放接口的密钥。用它的程序不能再使用你的账号，用它开通的页面也已失效。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即修改密码，再检查其他密钥：\n\n{link}`,
      en: `A key of the open API of {email} was just removed. Programs that used it cannot use your account any more, and the sessions that it opened ended.\n\n${ACT.en}\n\nIf this was not you, change your password at once, and check the other keys:\n\n{link}`,
    },
  },
  newPasskey: {
    action: { 'zh-CN': '打开个人中心', en: 'Open your account' },
    subject: { 'zh-CN': '添加了通行密钥', en: 'A passkey was added' },
    preview: {
      'zh-CN': '不是你本人操作？请移除它，再修改密码。',
      en: 'Not you? Remove it, and change your password.',
    },
    body: {
      'zh-CN': `账号 {email} 刚刚添加了一个通行密钥，有它的设备不用密码和验证码就能登录。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即移除它，再修改密码：\n\n{link}`,
      en: `A passkey was just added to {email}. The device that has it logs in without a password and a code.\n\n${ACT.en}\n\nIf this was not you, remove it at once, and change your password:\n\n{link}`,
    },
  },
  passkeyRemoved: {
    action: { 'zh-CN': '打开个人中心', en: 'Open your account' },
    subject: { 'zh-CN': '移除了通行密钥', en: 'A passkey was removed' },
    preview: {
      'zh-CN': '不是你本人操作？请立即修改密码。',
      en: 'Not you? Change your password at once.',
    },
    body: {
      'zh-CN': `账号 {email} 刚刚移除了一个通行密钥，不能再用它登录。\n\n${ACT['zh-CN']}\n\n如果不是你本人操作，请立即修改密码，再检查其他通行密钥：\n\n{link}`,
      en: `A passkey of {email} was just removed, and logs nobody in any more.\n\n${ACT.en}\n\nIf this was not you, change your password at once, and check the other passkeys:\n\n{link}`,
    },
  },
  passwordResetByOperator: {
    action: { 'zh-CN': '设置自己的密码', en: 'Set a password of your own' },
    subject: { 'zh-CN': '管理员重置了你的密码', en: 'The operator reset your password' },
    preview: {
      'zh-CN': '请用新的密钥重启机器人，并重新绑定手机。',
      en: 'Restart the robot with the new key, and bind your phone again.',
    },
    body: {
      'zh-CN':
        '管理员刚刚重置了账号 {email} 的密码。所有登录、开放接口的密钥、通行密钥和已绑定的手机均已失效：请用新的密钥重启机器人，并重新绑定手机、添加通行密钥。\n\n时间：{when}\n\n管理员知道这个新密码，请自己再设置一个。如果你没有请管理员重置，请立即这样做，再联系管理员：\n\n{link}',
      en: 'The operator just reset the password of {email}. Every login, every key of the open API, passkeys and the bound phone ended: restart the robot with the new key, bind your phone again, and add your passkeys anew.\n\nTime: {when}\n\nThe operator knows the new password: set one of your own. If you did not ask for this, do so at once, and contact the operator:\n\n{link}',
    },
  },
  twoFactorOffByOperator: {
    action: { 'zh-CN': '打开个人中心', en: 'Open your account' },
    subject: {
      'zh-CN': '管理员关闭了你的两步验证',
      en: 'The operator turned two-factor login off',
    },
    preview: {
      'zh-CN': '现在只用密码就能登录。',
      en: 'The password alone logs in now.',
    },
    body: {
      'zh-CN':
        '管理员刚刚关闭了账号 {email} 的两步验证，现在只用密码就能登录。\n\n时间：{when}\n\n请尽快重新开启。如果你没有请管理员关闭，请立即修改密码，再联系管理员：\n\n{link}',
      en: 'The operator just turned two-factor login off for {email}; the password alone logs in now.\n\nTime: {when}\n\nTurn it on again soon. If you did not ask for this, change your password at once, and contact the operator:\n\n{link}',
    },
  },
} as const satisfies Record<string, MailText>;
