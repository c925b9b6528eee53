import type { TargetType } from '@chatdeck/sdk/constants';
import { User, Users } from 'lucide-react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import * as css from '../screen/rule-row.css';
import { ruleSummaryMessages } from './rule-summary.messages';

interface Props {
  readonly kind: TargetType;
  readonly names: readonly string[];
}

/** The most that are listed; the rest is counted. */
const SHOWN = 8;

/** The names of groups or friends, as part of a sentence. */
export function NameSummary({ kind, names }: Props) {
  const t = useMessages(ruleSummaryMessages);
  const more = kind === 'room' ? t.moreNames : t.moreFriends;
  return (
    <>
      {names.slice(0, SHOWN).map((name, at) => (
        <span key={at} className={css.reply} title={name}>
          <Icon of={kind === 'room' ? Users : User} size={14} />
          <span className={css.replyName}>{name}</span>
        </span>
      ))}
      {names.length > SHOWN ? more({ count: names.length }) : null}
    </>
  );
}
