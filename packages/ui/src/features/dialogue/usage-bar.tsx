import type { Dialogue } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import { dialogueMessages } from './dialogue.messages';
import * as css from './usage-bar.css';

/** From here on the end of the limit is near. */
const NEAR = 0.8;

function stateOf(share: number) {
  if (share >= 1) return 'over';
  return share >= NEAR ? 'near' : 'free';
}

interface Props {
  readonly row: Pick<Dialogue, 'usedNum' | 'limitNum' | 'openChat' | 'defaultReply'>;
}

/** How many answers a dialogue has given, against its limit if it has one; that it gives none now is said before. */
export function UsageBar({ row }: Props) {
  const t = useMessages(dialogueMessages);
  const { usedNum: used, limitNum: limit, openChat, defaultReply } = row;
  const off = defaultReply ? t.onlyDefault : t.off;
  const share = limit === 0 ? 0 : Math.min(used / limit, 1);
  const state = stateOf(share);
  const said = (
    <Text size="xs" tone={state === 'over' ? 'danger' : 'muted'} isTabular>
      {openChat ? '' : `${off} · `}
      {t.used({ used, limit })}
      {state === 'over' ? ` · ${t.usedUp}` : ''}
    </Text>
  );
  if (limit === 0) return said;
  return (
    <span className={css.usage}>
      <svg className={css.bar} aria-hidden>
        <rect className={css.used[state]} width={`${share * 100}%`} height="100%" />
      </svg>
      {said}
    </span>
  );
}
