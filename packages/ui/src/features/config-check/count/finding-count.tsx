import { useMessages } from '#messages';
import { useFindings } from '#lists/config-check/use-findings.ts';
import * as css from '../config-check-screen.css';
import { configCheckScreenMessages } from '../config-check-screen.messages';
import { problemsOf } from '../findings.model';

export interface FindingCountProps {
  /** Destinations such as `wechat.keywords`, whose errors and warnings are counted. */
  readonly places: readonly string[];
}

const MOST = 99;

/** How many errors and warnings there are on some pages; nothing while there are none. */
export function FindingCount({ places }: FindingCountProps) {
  const t = useMessages(configCheckScreenMessages);
  const found = useFindings();
  const count = found.status === 'ready' ? problemsOf(found.findings, places).length : 0;
  if (count === 0) return null;
  return (
    <span className={css.count} role="img" aria-label={t.problems(count)}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
