import type { FindingId, Severity } from '@chatdeck/sdk/simulate';
import { foundFix } from '#lists/config-check/apply-fixes.ts';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import { findingPlace } from '#lists/config-check/finding-places.ts';

export const SEVERITIES = ['error', 'warning', 'hint'] as const satisfies readonly Severity[];

/** Which findings a page shows. */
export interface ConfigCheckFilter {
  /** Their severity. Default `all`. */
  readonly severity?: Severity | 'all' | undefined;
}

/** The findings that are shown. */
export type SeverityFilter = 'all' | Severity;

export const ofSeverity = (findings: readonly ShownFinding[], filter: SeverityFilter) =>
  findings.filter(({ finding }) => filter === 'all' || finding.severity === filter);

/** Findings of one list. */
export interface ListGroup {
  readonly list: string;
  readonly findings: readonly ShownFinding[];
}

/** Findings by their list, in the order of the first of each. */
export function byList(findings: readonly ShownFinding[]): readonly ListGroup[] {
  const lists = [...new Set(findings.map(({ finding }) => finding.place.list))];
  return lists.map((list) => ({
    list,
    findings: findings.filter(({ finding }) => finding.place.list === list),
  }));
}

/** Kinds that may be fixed together: no fix of one changes what another is about. */
export const FIXED_TOGETHER = [
  'shadowed',
  'caughtKeyword',
  'exactContains',
  'materialGone',
  'targetMoved',
] as const satisfies readonly FindingId[];

export type FixedTogether = (typeof FIXED_TOGETHER)[number];

/** Kinds that are fixed together for one group or friend. */
const OF_CHAT = ['targetRenamed', 'targetGone'] as const satisfies readonly FindingId[];

/** Findings that can be fixed together: those of a kind, or of a kind about one group or friend. */
export interface Together {
  readonly key: string;
  readonly kind: FixedTogether | (typeof OF_CHAT)[number];
  /** The group or friend. */
  readonly name: string;
  readonly findings: readonly ShownFinding[];
}

/** What can be fixed together, where there are several. */
export function togetherOf(findings: readonly ShownFinding[]): readonly Together[] {
  const groups = new Map<string, Together>();
  for (const shown of findings) {
    const { id, chat } = shown.finding;
    const kind = [...OF_CHAT, ...FIXED_TOGETHER].find((one) => one === id);
    if (!kind || foundFix(shown) === undefined) continue;
    const isOfChat = OF_CHAT.some((one) => one === kind);
    const name = isOfChat ? (chat?.name ?? '') : '';
    const key = [kind, isOfChat ? chat?.kind : '', name].join(' ');
    const known = groups.get(key)?.findings ?? [];
    groups.set(key, { key, kind, name, findings: [...known, shown] });
  }
  return [...groups.values()].filter(({ findings: ofGroup }) => ofGroup.length > 1);
}

/** What needs attention, of some pages or of all: hints may be meant. */
export const problemsOf = (findings: readonly ShownFinding[], places?: readonly string[]) =>
  findings.filter(({ finding: { severity, place } }) => {
    if (severity === 'hint') return false;
    if (places === undefined) return true;
    const at = findingPlace(place.list);
    return at !== undefined && places.includes(at);
  });
