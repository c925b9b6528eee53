import { defineMessages } from '#messages';

/** Texts common to all scan codes; the caller provides those about the purpose of a code. */
export const scanCodeMessages = defineMessages(
  'scan-code',
  () => ({
    left: '二维码剩余时间',
    waiting: '等待扫码',
    scanned: '已扫码，请在手机上确认',
    expired: '二维码已过期',
    failed: '没有拿到二维码',
    renew: '换一个二维码',
    sandbox: '沙盒',
    openSandbox: '打开代替手机的页面',
  }),
  () => ({
    left: 'Time left for the code',
    waiting: 'Waiting for a scan',
    scanned: 'Scanned. Confirm on the phone',
    expired: 'The code has expired',
    failed: 'There is no code',
    renew: 'Get a new code',
    sandbox: 'Sandbox',
    openSandbox: 'Open the page that stands for the phone',
  }),
);
