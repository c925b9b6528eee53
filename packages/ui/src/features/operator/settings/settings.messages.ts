import { defineMessages } from '#messages';

export const operatorSettingsMessages = defineMessages(
  'operator-settings',
  () => ({
    list: '设置',
    loading: '设置加载中',
    name: '名称',
    value: '现在的值',
    source: '来自',
    set: '已设置',
    notSet: '未设置',
    changed: '只看改过的',
    changedHelp: '设置由环境变量决定，改动之后需要重启服务器。密码和密钥只显示有没有设置。',
    emptyText: '所有设置都是默认值。',
  }),
  () => ({
    list: 'Settings',
    loading: 'Loading the settings',
    name: 'Name',
    value: 'In force',
    source: 'From',
    set: 'Set',
    notSet: 'Not set',
    changed: 'Only those that were changed',
    changedHelp:
      'They come from environment variables; a change needs a restart of the server. Of passwords and keys it says whether they are set.',
    emptyText: 'Every setting has its default.',
  }),
);
