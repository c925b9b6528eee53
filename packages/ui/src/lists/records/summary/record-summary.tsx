import type { Target } from '@chatdeck/sdk';
import type { TargetType } from '@chatdeck/sdk/constants';
import { cronSentence, readCron } from '@chatdeck/sdk/cron';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import { NameSummary } from '../../rules/summary/name-summary';
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

/** Describes a cron expression in words; expressions that cannot be described are shown as stored. */
export function ScheduleSummary({ cron }: { readonly cron: string }) {
  const { locale } = useChatdeck();
  const reading = readCron(cron);
  return (
    <Text weight="medium" isTabular>
      {reading.status === 'accepted' ? cronSentence(reading.schedule, locale) : cron}
    </Text>
  );
}
