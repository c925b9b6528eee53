import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useIsIdle } from '#context/use-is-idle.ts';
import type { ShownFinding } from './check-config';
import { useIdleFindings, useIsChecked } from './use-findings';

const none: readonly ShownFinding[] = [];

/** What was found in the stored config, for a list that shows it beside its rows. */
interface CheckedConfig {
  readonly findings: readonly ShownFinding[];
  /** Stands anywhere in the list, which is rendered for new findings alone, and not for all that the check loads. */
  readonly check: ReactNode;
}

/** Checks the stored config while the list is mounted; `isOn`: default true. */
export function useCheckedConfig(isOn = true): CheckedConfig {
  const [findings, setFindings] = useState(none);
  const check = useMemo(() => (isOn ? <ConfigCheck onFindings={setFindings} /> : null), [isOn]);
  return { findings: isOn ? findings : none, check };
}

interface Props {
  readonly onFindings: (findings: readonly ShownFinding[]) => void;
}

/** Until there is time for the check, nothing of what it needs follows the store. */
function ConfigCheck({ onFindings }: Props) {
  const isIdle = useIsIdle();
  const isChecked = useIsChecked();
  return isIdle || isChecked ? <Findings isIdle={isIdle} onFindings={onFindings} /> : null;
}

interface FindingsProps extends Props {
  readonly isIdle: boolean;
}

function Findings({ isIdle, onFindings }: FindingsProps) {
  const state = useIdleFindings(isIdle);
  const findings = state.status === 'ready' ? state.findings : none;
  // Before the first paint, so that findings which are known already do not move the rows.
  useLayoutEffect(() => onFindings(findings), [findings, onFindings]);
  return null;
}
