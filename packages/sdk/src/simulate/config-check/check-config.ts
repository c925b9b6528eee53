import { rowOf } from './config-rows';
import { chatFindings } from './checks/chats';
import { gateFindings } from './checks/gates';
import { keywordFindings } from './checks/keywords';
import { loopFindings } from './checks/loops';
import { reachFindings } from './checks/reach';
import { replyFindings } from './checks/replies';
import { scheduleFindings } from './checks/schedules';
import type { Finding, CheckContext, Severity } from './finding.types';

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/**
 * What in a config does not do what it seems to: rules that are never reached, targets that are gone, schedules that never
 * run. A pure function; whatever is no row of a list is passed over. The most severe findings come first.
 */
export function checkConfig(config: unknown, context: CheckContext): readonly Finding[] {
  const read = rowOf(config);
  return [
    ...keywordFindings(read, context),
    ...reachFindings(read, context),
    ...replyFindings(read, context),
    ...chatFindings(read, context),
    ...loopFindings(read),
    ...gateFindings(read, context),
    ...scheduleFindings(read, context),
  ].sort((one, other) => RANK[one.severity] - RANK[other.severity]);
}
