import { Eraser, History } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { ClearRecordsButton, ClearRecordsDialog } from './clear-records/clear-records-button';
import { clearRecordsMessages } from './clear-records/clear-records.messages';
import { useClearRecords } from './clear-records/use-clear-records';
import * as css from './config-editor/config-editor.css';
import { robotConfigMessages } from './robot-config.messages';

interface Props {
  readonly onHistory: () => void;
}

/** What can be done beside the settings, in the header; on a phone it is in the menu. */
export function RobotActions({ onHistory }: Props) {
  const t = useMessages(robotConfigMessages);
  return (
    <div className={css.headerActions}>
      <ClearRecordsButton />
      <Button isTouch icon={History} onPress={onHistory}>
        {t.history}
      </Button>
    </div>
  );
}

/** The same in a menu, so that the settings of a phone begin where its screen does. */
export function RobotMenu({ onHistory }: Props) {
  const t = useMessages(robotConfigMessages);
  const clear = useMessages(clearRecordsMessages);
  const clearing = useClearRecords();
  const { isOffline, setConfirming } = clearing;
  return (
    <div className={css.menu}>
      <MenuButton
        label={t.more}
        actions={[
          { id: 'history', label: t.history, icon: History, onAction: onHistory },
          {
            id: 'clear',
            label: isOffline ? clear.openOffline : clear.open,
            icon: Eraser,
            isDisabled: isOffline,
            onAction: () => setConfirming(true),
          },
        ]}
      />
      <ClearRecordsDialog {...clearing} />
    </div>
  );
}
