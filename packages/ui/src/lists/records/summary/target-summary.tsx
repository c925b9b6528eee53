import type { Target } from '@chatdeck/sdk';
import type { TargetType } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { targetMessages } from './target.messages';

interface Props {
  readonly kind: TargetType;
  readonly isAll?: boolean;
  readonly targets: readonly Target[];
  /** Exceptions from `isAll`. */
  readonly except?: readonly Target[];
}

const nobody: readonly Target[] = [];
const namesOf = (targets: readonly Target[]) => targets.map(({ name }) => name);

/** The targets of a record, as part of a sentence. */
export function TargetSummary({ kind, isAll = false, targets, except = nobody }: Props) {
  const t = useMessages(targetMessages);
  const all = kind === 'room' ? t.allRooms : t.allFriends;
  return (
    <>
      <NameSummary kind={kind} names={isAll ? [all] : namesOf(targets)} />
      {isAll && except.length > 0 ? (
        <>
          {t.except}
          <NameSummary kind={kind} names={namesOf(except)} />
        </>
      ) : null}
    </>
  );
}
