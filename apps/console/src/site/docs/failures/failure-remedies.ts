import { CODE, type Code, type Text } from '@chatdeck/sdk/constants';
import type { HelpTopic } from '@chatdeck/ui';

const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

const LOG_IN = text(
  '重新登录即可。停在这一页上登录，没有保存的内容会留着。改过密码、在别处下线过，或者很久没有用，都会这样。',
  'Log in again. What you typed on this page is kept. It happens after a changed password, when the session was ended elsewhere, and after a long time away.',
);

/** What to do about an answer with each code. */
export const CODE_REMEDIES: Readonly<Record<Exclude<Code, typeof CODE.success>, Text>> = {
  [CODE.missingValue]: text(
    '看标红的输入框，补上后再提交。程序调用时，`data.issues` 里写着缺的是哪一项。',
    'Fill in the field that is marked and send again. For a program, `data.issues` names what is missing.',
  ),
  [CODE.invalidValue]: text(
    '按输入框下面的说明改。程序调用时，`data.issues` 里写着是哪一项、不符合哪条规则。',
    'Change the value as the line below its field says. For a program, `data.issues` names the value and the rule.',
  ),
  [CODE.configChanged]: text(
    '你打开之后，另一个窗口或另一个人保存过。页面会列出两边的改动，选好要留的再保存；什么都没有丢。',
    'Another window or person saved after you opened it. The page shows both changes: choose what stays, and save. Nothing is lost.',
  ),
  [CODE.notFound]: text(
    '它已经被删除，或者属于另一个账号。刷新列表再看；刚删除的可以点提示里的「[[undo.undo]]」。',
    'It was deleted, or belongs to another account. Reload the list. What was deleted just now comes back with "[[undo.undo]]" in the notice.',
  ),
  [CODE.alreadyExists]: text(
    '已经有同名的一个。换个名字，或者直接改已有的那个。',
    'There is one with that name. Take another name, or change the one that exists.',
  ),
  [CODE.wrongCredentials]: text(
    '检查邮箱和大小写。想不起来就在登录页点「[[login-screen.forgotten]]」。',
    'Check the address, and capital letters in the password. If it is lost, press "[[login-screen.forgotten]]" on the login page.',
  ),
  [CODE.tooManyTries]: text(
    '等提示里的时间过去再试。一直出现，多半是有程序在用旧密码反复登录。',
    'Wait for as long as the message says. If it keeps coming, a program probably keeps logging in with an old password.',
  ),
  [CODE.wrongCode]: text(
    '验证码只能用一次，几分钟后失效。点图片换一个，或者重新发送邮件，用最新的那个。',
    'A code works once, and for some minutes. Take a new picture or have the mail sent again, and use the latest one.',
  ),
  [CODE.signUpClosed]: text(
    '管理员关闭了注册。请管理员给你一个邀请码，或者替你建账号。',
    'The operator has closed sign-up. Ask for an invite code, or for an account.',
  ),
  [CODE.secondFactorNeeded]: text(
    '打开手机上的验证器应用，输入它现在显示的 6 位数字。手机不在身边，就用开启时保存的恢复码。',
    'Enter the six digits that your authenticator app shows now. Without your phone, use one of the recovery codes that you saved.',
  ),
  [CODE.passkeyRefused]: text(
    '提示里写着原因。请再试一次；通行密钥被移除了，或者这台设备上没有，就用密码登录，再到 [个人中心](/user/info) 添加一个。',
    'The message beside it gives the reason. Try again; if the passkey was removed, or this device has none, log in with your password and add one under [Account](/user/info).',
  ),
  [CODE.membershipNeeded]: text(
    '在 [开通会员](/member/main) 看看会员有什么。已经填好的内容会留着。',
    'See what comes with a [membership](/member/main). What you have filled in is kept.',
  ),
  [CODE.customRightNeeded]: text(
    '这是管理员单独开放的功能，请管理员为你的账号打开。',
    'The operator opens this feature for single accounts. Ask for it to be opened for yours.',
  ),
  [CODE.activationNeeded]: text(
    '打开激活邮件里的链接。没有收到就看垃圾箱，或者在 [个人中心](/user/info) 重新发送。',
    'Open the link in the activation mail. If it did not come, look into the spam folder, or have it sent again under [Account](/user/info).',
  ),
  [CODE.scopeNeeded]: text(
    '这个页面嵌在别的网站里，网站没有申请这项权限。请网站的开发者在申请令牌时加上它。',
    'This page is embedded in another site, which did not ask for that right. Its developer adds it when asking for the token.',
  ),
  [CODE.accountClosing]: text(
    '这个账号申请过注销。登录后点「[[account-data.keep]]」就能继续使用；到了页面上写的日期，所有数据会被删除。',
    'The deletion of this account was asked for. Log in and press "[[account-data.keep]]" to use it again; on the date that the page names, everything is deleted.',
  ),
  [CODE.operatorTwoFactorNeeded]: text(
    '在 [个人中心](/user/info) 开启两步验证，再打开运营管理。',
    "Turn on two-factor login in your [account](/user/info), and open the operator's page again.",
  ),
  [CODE.accountBlocked]: text(
    '管理员封禁了这个账号，数据都还在。请联系管理员解封。',
    'The operator has blocked this account; everything is still there. Ask for it to be unblocked.',
  ),
  [CODE.robotOffline]: text(
    '消息未发出，也不会排队。先让机器人上线，见 [机器人显示离线](#机器人显示离线)，再发一次。',
    'Nothing was sent and nothing is queued. Bring the robot online, see [the robot is shown as offline](#the-robot-is-shown-as-offline), then send again.',
  ),
  [CODE.sentTooSoon]: text(
    '上一条刚发出。等按钮上的倒计时结束再发，内容会留着。',
    'The last message has just gone. Send when the countdown on the button ends; your text is kept.',
  ),
  [CODE.invalidToken]: LOG_IN,
  [CODE.revokedToken]: LOG_IN,
  [CODE.expiredToken]: LOG_IN,
  [CODE.serverError]: text(
    '稍后再试，没有保存的内容会留着。还是不行，就把提示里的请求编号发给管理员，凭它能在服务器日志里找到原因。',
    'Try again a little later; what is not saved is kept. If it stays, give the operator the request id of the message: it finds the reason in the log of the server.',
  ),
  [CODE.notConfigured]: text(
    '这台服务器没有打开该功能，例如没有配置邮件或支付。请管理员看启动时终端里的说明。',
    'The server has not been set up for it, such as for mails or payments. The operator sees what is missing in the terminal at start.',
  ),
};

/** What to do about a call without an answer, and about a part of a page that is not shown. */
export const NO_ANSWER_REMEDIES: Readonly<Record<Exclude<HelpTopic, `code-${number}`>, Text>> = {
  network: text(
    '先看别的网站能不能打开，再看服务器是不是还在运行。网络恢复后页面会自动重试。你仍是登录状态，没有保存的内容也都在。',
    'See whether other sites open, then whether the server still runs. The page tries again once the network is back. You are still logged in, and what is not saved is kept.',
  ),
  timeout: text(
    '服务器正忙，或者网络很慢。稍后再试；如果是发送，先在 [消息记录](/wechat/log) 里看有没有发出，免得发两次。',
    'The server is busy, or the network slow. Try again later. After a send, look into the [message log](/wechat/log) first, so that it does not go twice.',
  ),
  token: text(
    '刷新页面。嵌在别的网站里时，是网站没有给出登录凭证，请联系网站。',
    'Reload the page. Where it is embedded in another site, that site gave no token: tell its owner.',
  ),
  contract: text(
    '服务器和页面的版本不一样，或者中间的代理换掉了回答。刷新页面；还是不行，就请管理员看代理的设置。',
    'Server and page have different versions, or a proxy between them replaced the answer. Reload the page; if that does not help, the operator looks at the proxy.',
  ),
  part: text(
    '先点重试。控制台升级过的话，要重新加载页面才有新版。没有保存的内容会留着。',
    'Try again first. After an upgrade only a reload brings the new version. What is not saved is kept.',
  ),
};
