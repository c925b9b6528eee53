import type { ChangingCall } from '../../changes';
import { AUDIT_CALLS, auditCallsOf } from '../../resources/audit/audit.calls';
import { buildAuditEntry, FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { page, type MockCallsOf } from './mock-call';

export const auditCalls: MockCallsOf<'audit'> = {
  'audit.list': ({ group, since, until, ...query }, { audit }) => {
    const calls = group === undefined ? undefined : auditCallsOf(group);
    const at = (text: string) => Date.parse(text);
    const found = audit.filter(
      (entry) =>
        (calls === undefined || calls.includes(entry.call)) &&
        (since === undefined || at(entry.at) >= at(since)) &&
        (until === undefined || at(entry.at) < at(until)),
    );
    return page(found, query);
  },
};

/** Notes a call that changed something, as a server does. */
export function noteCall(call: ChangingCall, { audit }: MockState): void {
  if (!Object.hasOwn(AUDIT_CALLS, call)) return;
  const id = String(2_000 + audit.length);
  audit.unshift(buildAuditEntry(0, { id, call, at: FIXTURE_NOW }));
}
