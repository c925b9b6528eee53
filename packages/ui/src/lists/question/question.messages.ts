import type { AskFault } from '@chatdeck/sdk/constants';
import { defineMessages } from '#messages';

/** Tenths of a second are exact enough for a person who waits. */
const secondsOf = (ms: number) => Math.round(ms / 100) / 10;

/** The texts of a question that is really asked. */
export const questionMessages = defineMessages(
  'question',
  ({ number }) => ({
    ask: '真的问一次',
    again: '再问一次',
    unsavedEdit: '先保存这次修改，再真的去问。',
    pending: '正在等回答，最多 10 秒',
    answer: '真实的回答',
    works: '连接正常',
    failed: '没有得到回答',
    exact: '原始错误',
    took: ({ ms }: { readonly ms: number }) =>
      ms < 1_000 ? `用时 ${number(ms)} 毫秒` : `用时 ${number(secondsOf(ms))} 秒`,
    status: ({ status }: { readonly status: number }) => `HTTP ${status}`,
    recording: '[语音消息]',
    other: '[其他内容]',
    changed: '已保存的配置和这里看到的不一样。刷新页面后再试。',
    keyMissing: '还没有填写密钥或智能体 ID，请填写并保存后再试。',
    address: '地址无效。地址要以 http:// 或 https:// 开头。',
    unsupported: '这种服务不支持在这里测试，请在聊天中试用。',
    private: '这是内网地址，服务器默认不访问。需要管理员设置 PRIVATE_SERVICES=1。',
    dns: '找不到这个域名。检查地址有没有写错。',
    refused: '连不上这个地址。检查地址和端口，看看服务有没有在运行。',
    tls: 'HTTPS 证书有问题，或者这个端口不是 HTTPS。',
    timeout: '10 秒内没有回答。机器人自己会等得更久；如果总是这样，换一个更快的模型或地址。',
    tooLong: '回答超过 64 KB，这里不再继续读取，机器人可能仍可使用。',
    key: '密钥不对或已失效。到服务商那里重新复制一份，注意前后不要带空格。',
    forbidden: '服务拒绝访问：这个密钥没有权限，或者服务器所在的地区不可用。',
    quota: '额度用完了，或者问得太快。到服务商那里看余额和限速。',
    notFound: '地址或模型不存在。检查接口地址（ChatGPT 要带 /v1）和模型名。',
    input: '服务不接受这个请求。看看原始错误，多半是模型名或应用类型不对。',
    redirect: '地址发生了重定向，机器人不会跟随。请填写最终的地址。',
    server: '服务自己出错了，稍后再试。',
    refusedOddly: '服务以少见的状态码拒绝了请求，请查看原始错误。',
    notJson: '回答不是 JSON，多半是网页。检查接口地址是不是少了一段。',
    service: '服务收到了请求，但报告了一个错误。',
    shape: '回答的格式不符合机器人的要求。请检查所选服务和地址是否对应。',
    empty: '服务回答了，但内容是空的，机器人什么都不会发。',
  }),
  ({ number, plural }) => ({
    ask: 'Ask for real',
    again: 'Ask again',
    unsavedEdit: 'Save this edit first, then ask for real.',
    pending: 'Waiting for the answer, 10 seconds at most',
    answer: 'The real answer',
    works: 'The connection works',
    failed: 'There is no answer',
    exact: 'The exact error',
    took: ({ ms }) => {
      if (ms < 1_000) return `${number(ms)} ms`;
      const seconds = secondsOf(ms);
      return `${number(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })}`;
    },
    status: ({ status }) => `HTTP ${status}`,
    recording: '[Voice message]',
    other: '[Something else]',
    changed: 'What is saved is not what you see here. Reload the page and try again.',
    keyMissing: 'The key or the bot id is missing. Enter and save it, then try again.',
    address: 'This is not an address. It starts with http:// or https://.',
    unsupported: 'This kind of service cannot be asked from the server. Try it in a chat.',
    private:
      'This address is in a private network, which the server does not call unless its operator sets PRIVATE_SERVICES=1.',
    dns: 'There is no such host. Check the address for a typing error.',
    refused: 'Nothing answers at this address. Check address and port, and that the service runs.',
    tls: 'The HTTPS certificate is not valid, or this port is not HTTPS.',
    timeout:
      'There was no answer within 10 seconds. The robot itself waits longer; if this is the rule, use a faster model or address.',
    tooLong: 'The answer is longer than 64 KB and is not read here. The robot may still use it.',
    key: "The key is wrong or no longer valid. Copy it again from the provider's site, without spaces.",
    forbidden:
      "Access is denied: the key lacks the permission, or the service is not available in the server's country.",
    quota: 'The quota is used up, or there were too many questions. Check balance and limits.',
    notFound: 'There is no such address or model. Check the base URL (with /v1) and the model.',
    input:
      'The service does not accept the request. The exact error says why: often the model or the kind of app.',
    redirect: 'The address redirects, which the robot does not follow. Enter the final address.',
    server: 'The service itself failed. Try again later.',
    refusedOddly: 'The service refused with an unusual status. See the exact error.',
    notJson: 'The answer is not JSON but probably a web page. Check the base URL.',
    service: 'The service got the request and reported an error.',
    shape: 'The robot cannot read this answer. Check that provider and address belong together.',
    empty: 'The service answered with nothing, so the robot would send nothing.',
  }),
);

/** The message that says what to do about a fault. */
export const hintOf = (fault: AskFault) => (fault === 'status' ? 'refusedOddly' : fault);
