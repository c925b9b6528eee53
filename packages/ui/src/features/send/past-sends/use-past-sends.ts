import type { SendTarget } from '#store/send-target.ts';
import { sendApi } from '#store/send.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** The newest ones; the page of mass sends has all. */
const SHOWN = 5;

/** The mass sends that went to one friend or group, newest first. */
export const usePastSends = ({ wxid }: SendTarget) =>
  toLoadedRows(sendApi.useSendJobsQuery({ wxid, current: 1, pageSize: SHOWN }), SHOWN);
