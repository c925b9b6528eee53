import { Power, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as row from '#lists/rules/screen/rule-row.css.ts';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';
import { CallbackSummary } from '#features/callback/callback-summary.tsx';
import { JoinRuleSummary } from '#features/group/join-rule/join-rule-summary.tsx';
import { KeywordReplySummary } from '#features/reply/keyword-reply-summary.tsx';
import { CountdownSays } from '#features/schedule/countdown/countdown-says.tsx';
import { MaterialScheduleSays } from '#features/schedule/material/material-schedule-says.tsx';
import { RoomSyncSummary } from '#features/sync/room-sync-summary.tsx';
import { recipeRulesMessages } from './recipe-rules.messages';
import type { Recipe, RecipeRow, RecipeSetting } from './recipe.model';
import * as css from './recipe.css';

interface RowsProps {
  readonly label: string;
  readonly rows: readonly { readonly of: RecipeRow; readonly note?: string | undefined }[];
  readonly settings: readonly RecipeSetting[];
  readonly summary: Recipe['summary'];
  readonly summaryNote?: string | undefined;
}

/** Rules and settings as their pages show them, as a list. */
export function RecipeRows({ label, rows, settings, summary, summaryNote }: RowsProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map(({ of, note }, at) => (
        <Item key={at} note={note}>
          <Drawn of={of} />
        </Item>
      ))}
      {settings.map(({ key, text }) => (
        <Item key={key}>
          <div className={row.answer}>
            <Icon of={Settings2} size={16} />
            <Text>{text}</Text>
          </div>
        </Item>
      ))}
      {summary ? (
        <Item note={summaryNote}>
          <Summed part={summary.part} />
        </Item>
      ) : null}
    </ul>
  );
}

function Item({
  note,
  children,
}: {
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <li className={css.row}>
      {children}
      {note ? <Tag>{note}</Tag> : null}
    </li>
  );
}

/** One row, drawn as on its page. */
function Drawn({ of }: { readonly of: RecipeRow }) {
  const t = useMessages(recipeRulesMessages);
  switch (of.list) {
    case 'replyKeywords':
      return <KeywordReplySummary row={of.row} isPaused={false} />;
    case 'callBackEvents':
      return <CallbackSummary row={of.row} isPaused={false} />;
    case 'roomJoinKeywords':
      return <JoinRuleSummary row={of.row} isPaused={false} />;
    case 'roomAsyncList':
      return <RoomSyncSummary row={of.row} isPaused={false} />;
    case 'roomTaskSchedule':
      return <MaterialScheduleSays row={of.row} />;
    case 'countDownTaskSchedule':
      return <CountdownSays row={of.row} />;
    case 'newFriendReplys':
      return <ReplySummary replies={[of.row]} verb={t.onFriend} />;
  }
}

function Summed({ part }: { readonly part: NonNullable<Recipe['summary']>['part'] }) {
  const t = useMessages(recipeRulesMessages);
  return (
    <>
      <TriggerSummary rule={part} isOff={false} />
      <div className={row.answer}>
        <Icon of={Power} size={16} />
        <Text>{t.summaryLast({ count: part.summerNum })}</Text>
      </div>
    </>
  );
}
