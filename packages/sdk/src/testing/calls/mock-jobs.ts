import type { ParsedRequestOf } from '../../core/endpoint';
import type { RefusalId } from '../../core/refusal-texts';
import { LIVE_EVENT } from '../../resources/event/event.constants';
import { type BulkMessages, checkNoticeRoom } from '../../resources/send/mass-send.rules';
import { RETRIED_STATES } from '../../resources/send/send.constants';
import { sendProgress, type SendJob } from '../../resources/send/send-job.schema';
import type { sendEndpoints } from '../../resources/send/send.endpoints';
import { MASS_SEND_TARGET, sendGapMs, type SendState } from '../../resources/send/send.constants';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { brokenRule, find, nextId, page } from './mock-call';

type NewJob = ParsedRequestOf<typeof sendEndpoints.messages>;

/** Adds a mass send with pending targets; each request of the list advances it by one target. */
export function startJob({ groups, messages, target }: NewJob, state: MockState): SendJob {
  const wxids = [...new Set(groups.map(({ wxid }) => wxid))];
  const targets = wxids.map((wxid, at) => ({
    wxid,
    name: nameOf(wxid, at, target, state),
    state: 'queued' as const,
    changedAt: FIXTURE_NOW,
  }));
  const id = nextId(state.jobs);
  const job = counted({ ...blankJob, id, target, messages, targets });
  state.jobs.unshift(job);
  state.movingJobs.push(id);
  return job;
}

const blankJob = { ...sendProgress('', {}, 0), createdAt: FIXTURE_NOW };

function nameOf(
  wxid: string,
  at: number,
  target: BulkMessages['target'],
  { friends, rooms }: MockState,
): string {
  const refuse = (rule: RefusalId) => brokenRule(`groups.${at}`, rule);
  const people = target === MASS_SEND_TARGET.contact ? friends : rooms;
  const found = people.find((person) => person.wxid === wxid);
  if (!found) throw refuse('send.target.unknown');
  if ('name' in found) return found.name;
  const broken = target === MASS_SEND_TARGET.notice ? checkNoticeRoom(found) : undefined;
  if (broken) throw refuse(broken);
  return found.topic;
}

export function pageOfJobs(query: ParsedRequestOf<typeof sendEndpoints.jobs>, state: MockState) {
  for (const job of state.jobs) {
    if (state.movingJobs.includes(job.id)) moveOn(job, state);
  }
  const { id, wxid } = query;
  const found = state.jobs.filter((job) => id === undefined || job.id === id);
  if (wxid === undefined) return page(found, query);
  const toOne = found.map((job) => ({
    ...job,
    targets: job.targets.filter((target) => target.wxid === wxid),
  }));
  return page(
    toOne.filter(({ targets }) => targets.length > 0),
    query,
  );
}

function moveOn(job: SendJob, state: MockState): void {
  const next = job.targets.find((target) => target.state === 'queued');
  if (!next) return;
  next.state = state.online ? 'handedOver' : 'offline';
  Object.assign(job, counted(job));
}

export function cancelJob(id: string, state: MockState): SendJob {
  return changeAll(id, state, ['queued'], 'cancelled');
}

export function retryJob(id: string, state: MockState): SendJob {
  state.movingJobs.push(id);
  return changeAll(id, state, RETRIED_STATES, 'queued');
}

function changeAll(id: string, state: MockState, from: readonly SendState[], to: SendState) {
  const job = find(state.jobs, id);
  for (const target of job.targets) if (from.includes(target.state)) target.state = to;
  Object.assign(job, counted(job));
  const { counts, remainingMs } = job;
  state.emit({
    type: LIVE_EVENT.sendJob,
    progress: { id, state: job.state, counts, remainingMs },
  });
  return job;
}

/** The job with its counts derived from its targets. */
function counted(job: SendJob): SendJob {
  const counts: Partial<Record<SendState, number>> = {};
  for (const { state } of job.targets) counts[state] = (counts[state] ?? 0) + 1;
  return { ...job, ...sendProgress(job.id, counts, sendGapMs(job.messages.length)) };
}
