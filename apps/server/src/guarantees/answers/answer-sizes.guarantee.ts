import { endpoints } from '@chatdeck/sdk/contract';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ANSWER_MAX } from '../../http/answer-limit';
import { startBackend, useServer } from '../../testing/test-server';
import { ASKED, requestFor } from '../access/ask';
import { grouped, show } from '../guarantee';
import { PAGES } from '../pages';
import { openTenant, type Tenant } from '../tenant';
import { fillAccount } from './full-account';

const server = useServer({}, startBackend);

/** The lists that are streamed. */
const IN_CHUNKS = ['contact.all', 'group.all', 'prompt.all', 'send.jobs'];
/** Called late: they change what other calls return, or revoke every session of the account. */
const LATE = /^(robot POST|mini\.|openApi\.)/;
const LAST = /^(account\.|openApi\.reset|mini\.unbind)/;
const isRead = (row: string) => / GET /.test(row) || byId.get(row)?.method === 'GET';
function order(row: string): number {
  if (LAST.test(row)) return 3;
  if (LATE.test(row)) return 2;
  return isRead(row) ? 0 : 1;
}

const byId = new Map<string, (typeof endpoints)[number]>(endpoints.map((one) => [one.id, one]));
const isAnswered = (row: string) => PAGES[row] === undefined && row !== 'event.stream';
const rows = ASKED.filter(isAnswered).sort((one, other) => order(one) - order(other));

/** The maximum page size of a paged call. */
const mostOf = (row: string) => {
  const request = byId.get(row)?.request;
  const isPaged = request instanceof z.ZodMiniObject && 'pageSize' in request.shape;
  return isPaged ? { pageSize: 100, ...(row === 'send.jobs' && { id: undefined }) } : {};
};

interface Answer {
  readonly row: string;
  readonly bytes: number;
  readonly inChunks: boolean;
  readonly beginning: string;
}

/** Makes the call over the network and counts the bytes of its answer without storing them. */
async function answerOf(row: string, own: Tenant): Promise<Answer> {
  const asking = { server, own, of: own, isNobody: false };
  const { url, method, headers, payload } = await requestFor(row, asking, mostOf(row));
  const body = typeof payload === 'string' ? payload : payload && new Uint8Array(payload);
  const response = await fetch(server.url + url, { method, headers, ...(body && { body }) });
  let bytes = 0;
  let beginning = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (beginning === '') beginning = new TextDecoder().decode(chunk).slice(0, 200);
  }
  return { row, bytes, beginning, inChunks: !response.headers.has('content-length') };
}

describe('The answers of the API', () => {
  it('have at most 5 MB on a full account, or are sent while they are read', async (context) => {
    const own = await openTenant(server, { role: 'vip', customRoutes: ['gptChat'] });
    await fillAccount(server, own);
    const robot = await own.robot.listen();
    const answers: Answer[] = [];
    for (const row of rows) answers.push(await answerOf(row, own));
    await robot.close();

    const whole = answers.filter(({ inChunks }) => !inChunks);
    expect(whole.filter(({ bytes }) => bytes > ANSWER_MAX)).toEqual([]);
    expect(answers.filter(({ beginning }) => beginning.includes('answer.size'))).toEqual([]);
    const pieced = answers.filter(({ inChunks }) => inChunks).map(({ row }) => row);
    expect(pieced.sort()).toEqual(IN_CHUNKS);
    const large = answers.filter(({ bytes }) => bytes > ANSWER_MAX);
    expect(large.length, 'the account is full').toBeGreaterThan(1);
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
    const largest = Math.max(...whole.map(({ bytes }) => bytes));
    show(context, {
      name: 'Answer sizes',
      measured: `${grouped(answers.length)} calls on a full account: 0 whole answers above 5 MB, the largest ${megabytes(largest)} MB`,
      control: `${large.map(({ row, bytes }) => `${row} ${megabytes(bytes)} MB`).join(', ')} in pieces, and would be refused as a whole`,
    });
  });
});
