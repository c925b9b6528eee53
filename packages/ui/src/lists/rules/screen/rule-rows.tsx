import type { ConfigList } from '@chatdeck/sdk/constants';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import { useCallback, useMemo } from 'react';
import { useMessages } from '#messages';
import { useLatest } from '#lists/use-latest.ts';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import type { RowReader } from '#lists/config/row-reader.ts';
import type { HitsState } from '#lists/hits/use-rule-hits.ts';
import { useRunNow } from '#lists/run-now/use-run-now.ts';
import type { RowSelection } from '../bulk/use-row-selection';
import type { LiftState } from '../reorder/use-lift';
import type { RowAt } from '../rows/row-changes';
import { ruleReader } from './read-rule';
import { isFound, type HintOf, type RowHint } from './row-hints';
import type { RuleListDefinition } from './rule-list-definition';
import { ruleListMessages } from './rule-list.messages';
import { RuleRow } from './rule-row';
import * as css from './rule-row.css';
import type { RowActions } from './use-row-actions';
import { useRowHandlers } from './use-row-handlers';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly readRow: RowReader;
  /** Those of this page. */
  readonly rows: readonly RowAt[];
  /** The number of rows in the list. */
  readonly count: number;
  readonly hintOf: HintOf | undefined;
  /** Undefined if what the rows decide is not counted. */
  readonly hitsOf: ((row: unknown) => HitsState) | undefined;
  readonly findingsOf: (seen: RowAt) => readonly ShownFinding[];
  readonly onFinding: FindingLayer['open'];
  readonly actions: RowActions;
  readonly isReadOnly: boolean;
  /** Whether the whole list is shown, so that rows can be moved. */
  readonly canMove: boolean;
  /** Set if the rows have handles. */
  readonly lift: LiftState | undefined;
  /** Set while rows are selected. */
  readonly selection: RowSelection | undefined;
  readonly isRefreshing: boolean;
}

/** A page of rows. What they need of the store is asked for once, and a row is rendered only when something of it has changed. */
export function RuleRows<List extends ConfigList>(props: Props<List>) {
  const { definition, readRow, hintOf, hitsOf, findingsOf, actions, isReadOnly, lift, selection } =
    props;
  const { title } = useMessages(definition.texts);
  const textOf = useHintText();
  const read = useMemo(() => ruleReader(definition, readRow), [definition, readRow]);
  const handlers = useRowHandlers(actions);
  const onRunNow = useRunNowHandler();
  const latest = useLatest({ unfollow: actions.unfollow, toggle: selection?.toggle });
  const onUnfollow = useCallback(() => latest.current.unfollow(), [latest]);
  const onSelect = useCallback<RowSelection['toggle']>(
    (...toggled) => latest.current.toggle?.(...toggled),
    [latest],
  );
  return (
    <ol className={css.rules} aria-label={title} aria-busy={props.isRefreshing}>
      {props.rows.map((seen) => {
        const { row, at } = seen;
        const entry = read(row.stored);
        const findings = findingsOf(seen);
        return (
          <RuleRow
            key={at}
            stored={row.stored}
            isPaused={row.isPaused}
            at={at}
            entry={entry}
            count={props.count}
            hint={textOf(hintOf?.(at), findings)}
            hits={entry.status === 'ready' ? hitsOf?.(row.stored) : undefined}
            findings={findings}
            onFinding={props.onFinding}
            actions={isReadOnly ? undefined : handlers}
            onRunNow={onRunNow}
            followed={actions.followed?.at === at ? actions.followed : undefined}
            onUnfollow={onUnfollow}
            canMove={props.canMove}
            lift={lift?.handle}
            isLifted={lift?.isLifted(at) ?? false}
            focused={lift?.focusOf(at)}
            isSelected={selection?.isSelected(seen)}
            onSelect={onSelect}
          />
        );
      })}
    </ol>
  );
}

/** Has the robot run a row now; undefined where the session may not. */
function useRunNowHandler() {
  const { run } = useRunNow();
  const latest = useLatest(run);
  const runNow = useCallback((command: RobotCommand) => latest.current?.(command), [latest]);
  return run && runNow;
}

/** Says what is surprising about a row, unless the check of the whole config says so with more. */
function useHintText() {
  const t = useMessages(ruleListMessages);
  return (hint: RowHint | undefined, findings: readonly ShownFinding[]): string | undefined => {
    if (!hint || isFound(hint, findings)) return undefined;
    switch (hint.kind) {
      case 'short':
        return t.short({ word: hint.word });
      case 'sameTime':
        return t.sameTime({ number: hint.as + 1 });
      case 'shadowed':
        return t.shadowed({ number: hint.shadow.by + 1, word: hint.shadow.word });
    }
  };
}
