import { SEND_STATE } from '@chatdeck/sdk/constants';
import { buildSendJob, type MockBackendOptions } from '@chatdeck/sdk/testing';
import type { StoryObj } from '@storybook/react-vite';
import { closingHost } from '#testing/closing-host.tsx';
import MassSendDialog, { type MassSendDialogProps } from './mass-send-dialog';

type State = Parameters<NonNullable<MockBackendOptions['change']>>[0];
type Play = NonNullable<StoryObj<MassSendDialogProps>['play']>;
/** The argument of a play function. */
export type Context = Parameters<Play>[0];

/** Without live events the job is polled. */
export const noEvents: MockBackendOptions = {
  faults: { 'event.stream': { kind: 'code', code: 10004 } },
};

/** Closes the dialog as a host would. */
export const Host = closingHost(MassSendDialog);

export const ROOMS = ['读书会', '门店值班', '新品试饮'].map((name, at) => ({
  kind: 'room' as const,
  wxid: `room-${at}`,
  name,
}));

export const press = async ({ canvas, userEvent }: Context, name: string | RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};
export const toContent: Play = async (context) => {
  await press(context, '下一步');
  await context.canvas.findByRole('button', { name: '选择素材' });
};
export const pickTwo: Play = async (context) => {
  const { canvas, userEvent } = context;
  await toContent(context);
  await press(context, '选择素材');
  const slow = { timeout: 5_000 };
  await userEvent.click(await canvas.findByRole('checkbox', { name: /早安/ }, slow));
  await userEvent.click(canvas.getByRole('checkbox', { name: /营业时间与地址/ }));
  await press(context, '确定（2）');
};
export const toReview: Play = async (context) => {
  await pickTwo(context);
  await press(context, '下一步');
  await context.canvas.findByText('预计用时');
};
export const toSending: Play = async (context) => {
  await toReview(context);
  await press(context, /^发给 3 个群$/);
};

const STATES = Object.values(SEND_STATE);
const LONG_NAME = '青禾书房周末亲子共读活动报名与到店指引通知群（二群，满员请加三群）';
/** The mass send that the stories of its progress show. */
export const firstJob = buildSendJob(0).id;

/** A mass send with targets in every state. */
export function everyState(state: State) {
  const [job] = state.jobs;
  if (!job) return;
  job.targets = STATES.flatMap((found, at) => [
    { wxid: `a-${at}`, name: `${at + 1} 号群`, state: found, changedAt: job.createdAt },
    { wxid: `b-${at}`, name: LONG_NAME, state: found, changedAt: job.createdAt },
  ]);
  job.counts = Object.assign(job.counts, Object.fromEntries(STATES.map((found) => [found, 2])));
  job.state = 'running';
  job.remainingMs = 139_000;
}
