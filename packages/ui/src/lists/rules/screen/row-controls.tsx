import type { RobotCommand } from '@chatdeck/sdk/rules';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '#messages';
import { PlainIconButton } from '#primitives/button/plain-icon-button.tsx';
import { SwitchToggle } from '#primitives/switch-toggle/switch-toggle.tsx';
import type { RowAt } from '../rows/row-changes';
import type { ReadRule } from './read-rule';
import { RowMenu } from './row-menu';
import { ruleListMessages } from './rule-list.messages';
import * as css from './rule-row.css';
import type { RowHandlers } from './use-row-handlers';

interface Props {
  readonly seen: RowAt;
  readonly entry: ReadRule;
  readonly label: string;
  /** The number of rows in the list. */
  readonly count: number;
  readonly canMove: boolean;
  readonly actions: RowHandlers;
  readonly onRunNow: ((command: RobotCommand) => void) | undefined;
}

/** What can be done with a row: its switch, its dialog and its menu. */
export const RowControls = /* @__PURE__ */ memo(function RowControls(props: Props) {
  const { seen, entry, label, count, canMove, actions, onRunNow } = props;
  const t = useMessages(ruleListMessages);
  const command = entry.status === 'ready' ? entry.command : undefined;
  return (
    <div className={css.controls}>
      <SwitchToggle
        label={t.running({ label })}
        value={!seen.row.isPaused}
        onChange={(isOn) => actions.pause(seen, !isOn)}
      />
      {entry.status === 'ready' ? (
        <PlainIconButton
          icon={Pencil}
          label={t.editRow({ label })}
          onPress={() => actions.edit(seen)}
        />
      ) : null}
      <RowMenu
        seen={seen}
        count={count}
        canMove={canMove}
        label={label}
        actions={actions}
        onRunNow={command && onRunNow && (() => onRunNow(command()))}
      />
    </div>
  );
});
