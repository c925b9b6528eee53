import { defineMessages } from '#messages';

interface Version {
  readonly version: number;
}

/** The texts that all pages of the stored config share. */
export const configMessages = defineMessages(
  'config',
  () => ({
    missingTitle: '请先初始化配置文件',
    missingText: '会按默认值生成一份配置，之后随时可以改。没有它，机器人连上来也不会工作。',
    initialise: '初始化配置',
    saved: '更新成功',
    keepEditing: '继续编辑',
    leaveTitle: '离开前放弃未保存的修改？',
    leaveText: '离开后，这一页上没有保存的修改不会保留。',
    leave: '放弃并离开',
    versionLive: ({ version }: Version) => `第 ${version} 版已在机器人上生效`,
    versionSaved: ({ version }: Version) => `第 ${version} 版已保存，待机器人同步`,
  }),
  () => ({
    missingTitle: 'Please initialise the config first',
    missingText:
      'This creates a config with default values, which you can change at any time. Without it, a connected robot does nothing.',
    initialise: 'Initialise the config',
    saved: 'Updated',
    keepEditing: 'Keep editing',
    leaveTitle: 'Discard unsaved changes and leave?',
    leaveText: 'Unsaved changes on this page will be lost.',
    leave: 'Discard and leave',
    versionLive: ({ version }) => `Version ${version} is live on the robot`,
    versionSaved: ({ version }) => `Version ${version} saved, waiting for the robot`,
  }),
);
