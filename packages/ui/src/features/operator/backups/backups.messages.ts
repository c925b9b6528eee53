import { defineMessages } from '#messages';

export const backupsMessages = defineMessages(
  'operator-backups',
  (wording) => ({
    list: '备份',
    loading: '备份加载中',
    name: '文件',
    size: '大小',
    made: '完成时间',
    kind: '来源',
    scheduled: '定时',
    byHand: '手动',
    make: '立即备份',
    making: '正在备份，大的数据库需要几分钟',
    begun: '备份已开始',
    failed: '上一次手动备份失败了，原因在服务器的日志里。',
    everyHours: ({ hours, keep }: Every) =>
      `每 ${wording.number(hours)} 小时备份一次，保留最近 ${keep} 份。`,
    noSchedule: '没有定时备份。设置 BACKUP_EVERY，例如 1d，就会每天备份。',
    folder: ({ host, folder }: { host: string; folder: string }) =>
      `文件在服务器 ${host} 的 ${folder}`,
    emptyTitle: '还没有备份',
    emptyText: '备份包含每一行数据和每一个文件，恢复用命令行的 restore。',
  }),
  (wording) => ({
    list: 'Backups',
    loading: 'Loading the backups',
    name: 'File',
    size: 'Size',
    made: 'Made',
    kind: 'By',
    scheduled: 'Schedule',
    byHand: 'An operator',
    make: 'Back up now',
    making: 'A backup is being made; a large database takes minutes',
    begun: 'The backup has begun',
    failed: 'The last backup that was asked for failed; the log of the server has the reason.',
    everyHours: ({ hours, keep }: Every) =>
      `${wording.plural(hours, { one: 'One is made every hour', other: `One is made every ${wording.number(hours)} hours` })}; the last ${keep} are kept.`,
    noSchedule: 'None is made by itself. Set BACKUP_EVERY, such as 1d for one a day.',
    folder: ({ host, folder }: { host: string; folder: string }) =>
      `The files are in ${folder} on the server ${host}`,
    emptyTitle: 'No backups yet',
    emptyText: 'A backup has every row and every file; the command line restores it.',
  }),
);

interface Every {
  readonly hours: number;
  readonly keep: number;
}
