import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import { LiveBadge } from '#lists/config/live-badge.tsx';
import { reset } from '#theme';
import { configPartMessages } from './config-part.messages';
import type { Need, PageConfig } from './need';
import * as css from './part-page.css';

interface Props {
  readonly config: PageConfig;
  /** The part as it is stored. */
  readonly stored: Json | undefined;
  readonly needs: readonly Need[];
}

/** Whether the robot acts on a part as it is saved, and what it still needs. */
export function PartStatus({ config: { saved, state }, stored, needs }: Props) {
  const t = useMessages(configPartMessages);
  const isOn = isJsonObject(stored) && stored['open'] === true;
  const missing = needs.filter(({ isMet }) => isMet === false).length;
  const isLacking = missing > 0;
  const lackingTone = isOn ? 'warning' : 'neutral';
  return (
    <Card
      title={isOn ? t.isOn : t.isOff}
      actions={
        <Badge tone={isLacking ? lackingTone : 'success'}>
          {isLacking ? t.lacks(missing) : t.lacksNothing}
        </Badge>
      }
      footer={
        saved && state?.status === 'ready' ? (
          <LiveBadge version={saved.version} liveVersion={state.liveVersion} />
        ) : null
      }
    >
      <ul className={css.needs} aria-label={t.needs}>
        {needs.map((need) => (
          <NeedRow key={need.label} need={need} />
        ))}
      </ul>
    </Card>
  );
}

function NeedRow({ need: { label, isMet, note, action } }: { readonly need: Need }) {
  const t = useMessages(configPartMessages);
  const { icon, className, text } = markOf(isMet);
  return (
    <li className={css.need}>
      <Icon of={icon} size={16} className={className} />
      <div className={css.needText}>
        <Text weight="medium">
          {label}
          <span className={reset.visuallyHidden}>{t[text]}</span>
        </Text>
        {note === undefined ? null : (
          <Text size="xs" tone="muted">
            {note}
          </Text>
        )}
      </div>
      {isMet === true ? null : action}
    </li>
  );
}

function markOf(isMet: boolean | undefined) {
  if (isMet === undefined)
    return { icon: CircleHelp, className: css.unknown, text: 'unseen' } as const;
  return isMet
    ? ({ icon: CircleCheck, className: css.met, text: 'met' } as const)
    : ({ icon: CircleAlert, className: css.unmet, text: 'unmet' } as const);
}
