import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import * as css from './provider.css';

interface Mark {
  readonly initials: string;
  readonly tint: keyof typeof css.mark;
}

const MARKS: Readonly<Record<number, Mark>> = {
  [ROBOT_TYPE.chatGpt]: { initials: 'GP', tint: 'green' },
  [ROBOT_TYPE.fastGpt]: { initials: 'FG', tint: 'blue' },
  [ROBOT_TYPE.dify]: { initials: 'Di', tint: 'cyan' },
  [ROBOT_TYPE.cozeV2]: { initials: 'C2', tint: 'violet' },
  [ROBOT_TYPE.cozeV3]: { initials: 'C3', tint: 'violet' },
  [ROBOT_TYPE.qAnything]: { initials: 'QA', tint: 'amber' },
  0: { initials: 'TX', tint: 'rose' },
  5: { initials: 'DP', tint: 'green' },
};
const RETIRED: Mark = { initials: '–', tint: 'slate' };

/** What distinguishes the providers at a glance: initials on a tinted tile. Decorative, always beside the name. */
export function ProviderMark({ type }: { readonly type: number }) {
  const { initials, tint } = MARKS[type] ?? RETIRED;
  return (
    <span className={css.mark[tint]} aria-hidden>
      {initials}
    </span>
  );
}
