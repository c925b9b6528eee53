import { SITE_TITLE, textIn, type Locale, type Text } from '@chatdeck/sdk/constants';
import { EXPORTED } from './exported-tables';

const HEAD: Text = {
  'zh-CN': '这是账号 {email} 在 {at} 的全部数据。',
  en: 'This is everything of the account {email} as of {at}.',
};
const ROWS: Text = {
  'zh-CN': '每个 .json 文件是一类数据，一行一条，时间都是 UTC：',
  en: 'Each .json file has the records of one kind, one a line; times are in UTC:',
};
const FILES: Text = {
  'zh-CN': 'files 文件夹里是上传过的文件和机器人的头像，路径和数据里 /files/ 后面的部分一样。',
  en: 'The folder files has what was uploaded, and the avatars of the robot, under the path that follows /files/ in the records.',
};
const SECRETS: Text = {
  'zh-CN':
    '密码、登录令牌、两步验证的密钥和连接密钥不在里面。你自己填进配置的第三方服务密钥在里面，所以请像保管密码一样保管这个文件。',
  en: 'Passwords, tokens of logins, the secret of two-factor login and the connection keys are left out. Keys of other services that you typed into a config are included, so guard this file as you would a password.',
};

/** The text that explains an archive to its owner. */
export function archiveReadme(email: string, at: Date, locale: Locale): string {
  const filled = textIn(HEAD, locale).replace('{email}', email).replace('{at}', at.toISOString());
  const files = EXPORTED.map(({ file, title }) => `- ${file}.json: ${textIn(title, locale)}`);
  return `${[
    textIn(SITE_TITLE, locale),
    filled,
    [textIn(ROWS, locale), ...files].join('\n'),
    textIn(FILES, locale),
    textIn(SECRETS, locale),
  ].join('\n\n')}\n`;
}
