import { readRow } from '@chatdeck/sdk';
import type { ConfigList } from '@chatdeck/sdk/constants';
import { Pencil, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { part } from '#theme/part.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { cx } from '#primitives/cx.ts';
import { SelectBox } from '#primitives/data-table/select-box.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { SwitchToggle } from '#primitives/switch-toggle/switch-toggle.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import { RowFindings } from '#lists/config-check/row-findings.tsx';
import { rowLabel } from '#lists/config/row-label.ts';
import { HitsLine } from '#lists/hits/hits-line.tsx';
import { isCounted } from '#lists/hits/use-rule-hits.ts';
import { useRunNow } from '#lists/run-now/use-run-now.ts';
import { bulkMessages } from '../bulk/bulk.messages';
import type { RowSelection } from '../bulk/use-row-selection';
import { DragHandle } from '../reorder/drag-handle';
import { movable } from '../reorder/reorder.css';
import type { LiftState } from '../reorder/use-lift';
import type { RowAt } from '../rows/row-changes';
import { isFound, type RowHint } from './row-hints';
import { RowMenu } from './row-menu';
import type { RuleListDefinition } from './rule-list-definition';
import { ruleListMessages } from './rule-list.messages';
import * as css from './rule-row.css';
import { useFollowed } from './use-followed';
import type { FollowedRow, RowActions } from './use-row-actions';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly seen: RowAt;
  readonly count: number;
  readonly hint: RowHint | undefined;
  readonly findings: readonly ShownFinding[];
  readonly onFinding: FindingLayer['open'];
  /** Undefined if the list is read-only. */
  readonly actions: RowActions | undefined;
  readonly followed: FollowedRow | undefined;
  readonly onUnfollow: () => void;
  /** Whether the whole list is shown, so that the row can be moved. */
  readonly canMove: boolean;
  /** Set if the row has a handle. */
  readonly lift: LiftState | undefined;
  /** Set while rows are selected. */
  readonly selection: RowSelection | undefined;
}

/** One row of a list with its summary, hint and actions. */
export function RuleRow<List extends ConfigList>(props: Props<List>) {
  const { definition, seen, hint, findings, actions, lift, selection } = props;
  const { followed, onUnfollow } = props;
  const { row, at } = seen;
  const { list, Summary, runNow: command } = definition;
  const t = useMessages(ruleListMessages);
  const isFollowed = followed?.at === at;
  const isMarked = isFollowed || lift?.isLifted(at) || selection?.isSelected(seen);
  const item = useFollowed(followed, at);
  const bulk = useMessages(bulkMessages);
  const { locale } = useChatdeck();
  const entry = useMemo(() => readRow(list, row.stored), [list, row.stored]);
  const label = rowLabel(row.stored, locale);
  const { run } = useRunNow();
  const place = entry.status === 'malformed' ? entry.at : '';
  return (
    <li
      ref={item}
      {...part('row')}
      className={cx(css.rule, lift && movable, isMarked && css.marked)}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isFollowed && !currentTarget.contains(relatedTarget)) onUnfollow();
      }}
    >
      <span className={css.lead}>
        {selection ? (
          <span className={css.check}>
            <SelectBox
              label={bulk.selectRow({ label })}
              isSelected={selection.isSelected(seen)}
              onChange={(isSelected, isRange) => selection.toggle(seen, isSelected, isRange)}
            />
          </span>
        ) : null}
        {lift && actions && !selection ? (
          <DragHandle seen={seen} label={label} lift={lift} onMove={actions.moveTo} />
        ) : null}
        <span className={css.number}>{at + 1}</span>
      </span>
      <div className={cx(css.text, row.isPaused && css.off)}>
        {entry.status === 'ready' ? (
          <>
            <Summary row={entry.row} isPaused={row.isPaused} />
            {isCounted(list) ? <HitsLine list={list} row={entry.row} /> : null}
          </>
        ) : (
          <>
            <Text weight="medium">{label}</Text>
            <Warning>
              {place === '' ? t.unreadable : `${t.unreadable} · ${t.unreadableAt({ place })}`}
            </Warning>
          </>
        )}
        {hint && !isFound(hint, findings) ? <Hint hint={hint} /> : null}
        <RowFindings findings={findings} onOpen={props.onFinding} />
      </div>
      {actions ? (
        <div className={css.controls}>
          <SwitchToggle
            label={t.running({ label })}
            value={!row.isPaused}
            onChange={(isOn) => actions.pause(seen, !isOn)}
          />
          {entry.status === 'ready' ? (
            <IconButton
              size="sm"
              icon={Pencil}
              label={t.editRow({ label })}
              onPress={() => actions.edit(seen)}
            />
          ) : null}
          <RowMenu
            seen={seen}
            count={props.count}
            canMove={props.canMove}
            label={label}
            actions={actions}
            onRunNow={
              command === undefined || run === undefined || entry.status !== 'ready'
                ? undefined
                : () => run(command(entry.row))
            }
          />
        </div>
      ) : (
        row.isPaused && <Text tone="muted">{t.paused}</Text>
      )}
    </li>
  );
}

function Hint({ hint }: { readonly hint: RowHint }) {
  const t = useMessages(ruleListMessages);
  switch (hint.kind) {
    case 'short':
      return <Warning>{t.short({ word: hint.word })}</Warning>;
    case 'sameTime':
      return <Warning>{t.sameTime({ number: hint.as + 1 })}</Warning>;
    case 'shadowed': {
      const { by, word } = hint.shadow;
      return <Warning>{t.shadowed({ number: by + 1, word })}</Warning>;
    }
  }
}

const Warning = ({ children }: { readonly children: string }) => (
  <span className={css.hint}>
    <Icon of={TriangleAlert} size={14} className={css.hintIcon} />
    {children}
  </span>
);
