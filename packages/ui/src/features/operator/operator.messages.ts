import { defineMessages } from '#messages';

export const operatorMessages = defineMessages(
  'operator',
  () => ({
    title: '运营管理',
    description: '管理这台服务器上的账号、价格和邀请码，查看运行状况。每一次改动都记在审计里。',
    sections: '运营管理的栏目',
    accounts: '账号',
    plans: '会员价格',
    invites: '邀请码',
    feedback: '意见反馈',
    notice: '公告',
    now: '运行状况',
    backups: '备份',
    audit: '审计',
    settings: '设置',
    warnings: (count: number) => `这台服务器有 ${count} 处设置需要处理`,
    refusedTitle: '只有运营者能使用这一页',
    refusedText: '运营者由服务器的命令行设置：npm run admin -- user operator 邮箱',
    factorTitle: '请先开启两步验证',
    factorText: '运营者从其他机器使用这一页时，需要两步验证。开启之后重新打开这一页。',
    toAccount: '去个人中心开启',
  }),
  (wording) => ({
    title: 'Operator',
    description:
      'The accounts, prices and invites of this server, and how it is doing. Each change has an entry in the audit trail.',
    sections: "Parts of the operator's page",
    accounts: 'Accounts',
    plans: 'Prices',
    invites: 'Invites',
    feedback: 'Feedback',
    notice: 'Notice',
    now: 'Now',
    backups: 'Backups',
    audit: 'Audit',
    settings: 'Settings',
    warnings: (count: number) =>
      wording.plural(count, {
        one: 'A setting of this server needs your attention',
        other: `${count} settings of this server need your attention`,
      }),
    refusedTitle: 'This page is for operators',
    refusedText: 'The command line of the server makes one: npm run admin -- user operator E-MAIL',
    factorTitle: 'Turn on two-factor login first',
    factorText:
      'From another machine, an operator needs two-factor login for this page. Open it again once that is on.',
    toAccount: 'Turn it on in your account',
  }),
);
