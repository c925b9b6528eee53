import type { FindingId, Severity } from '@chatdeck/sdk/simulate';
import { rowFix } from '#lists/findings/apply-fixes.ts';
import type { ShownFinding } from '#lists/findings/check-config.ts';
import { findingPlace } from '#lists/findings/finding-places.ts';

export const SEVERITIES = ['error', 'warning', 'hint'] as const satisfies readonly Severity[];

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

/** The kinds of which several can be fixed, with what can be. */
export const togetherOf = (findings: readonly ShownFinding[]) =>
  FIXED_TOGETHER.map((kind) => ({
    kind,
    findings: findings.filter((shown) => shown.finding.id === kind && rowFix(shown) !== undefined),
  })).filter(({ findings: ofKind }) => ofKind.length > 1);

/** What needs attention, of some pages or of all: hints may be meant. */
export const problemsOf = (findings: readonly ShownFinding[], places?: readonly string[]) =>
  findings.filter(({ finding: { severity, place } }) => {
    if (severity === 'hint') return false;
    if (places === undefined) return true;
    const at = findingPlace(place.list);
    return at !== undefined && places.includes(at);
  });
