import { defineMessages } from '#messages';

export const sessionsMessages = defineMessages(
  'account-sessions',
  () => ({
    title: '登录设备',
    description: '这个账号在哪些设备上登录着。有不认识的，就退出它，再修改密码。',
    here: '正在用的设备',
    others: '其他设备',
    othersOf: (count: number) => `其他 ${count} 台设备`,
    counted: (count: number) => `${count} 台`,
    noOthers: '没有别的设备登录着这个账号。',
    loading: '登录设备',
    unknownDevice: '未知设备',
    current: '当前设备',
    address: '登录地址',
    noAddress: '未知',
    created: '登录于',
    used: '最近使用',
    inUse: '正在使用',
    end: '退出',
    endOne: ({ device, address }: { device: string; address: string }) =>
      `退出 ${device} ${address}`,
    ended: '已退出，那台设备需要重新登录',
    endOthers: '退出其他设备',
    endOthersTitle: (count: number) => `退出其他 ${count} 台设备`,
    endOthersText: '它们需要重新登录，没有保存的内容会丢失。当前设备不受影响。',
    changePassword: '修改密码',
  }),
  (wording) => ({
    title: 'Sessions',
    description:
      'Where this account is logged in. If you do not know one of them, log it out and change your password.',
    here: 'The device you are using',
    others: 'Other devices',
    othersOf: (count: number) =>
      wording.plural(count, { one: `${count} other device`, other: `${count} other devices` }),
    counted: (count) =>
      wording.plural(count, { one: `${count} device`, other: `${count} devices` }),
    noOthers: 'No other device is logged in to this account.',
    loading: 'Sessions',
    unknownDevice: 'Unknown device',
    current: 'This device',
    address: 'Address',
    noAddress: 'Unknown',
    created: 'Logged in',
    used: 'Last used',
    inUse: 'In use',
    end: 'Log out',
    endOne: ({ device, address }: { device: string; address: string }) =>
      `Log out ${device} ${address}`,
    ended: 'Logged out; that device has to log in again',
    endOthers: 'Log out all others',
    endOthersTitle: (count: number) =>
      wording.plural(count, {
        one: `Log out ${count} other device`,
        other: `Log out ${count} other devices`,
      }),
    endOthersText:
      'They have to log in again, and lose what is not saved. This device stays logged in.',
    changePassword: 'Change password',
  }),
);
