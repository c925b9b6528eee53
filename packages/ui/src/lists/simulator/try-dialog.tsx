import type { RuleReference } from '@chatdeck/sdk/simulate';
import { useMessages } from '#messages';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { simulatorMessages } from './simulator.messages';
import { StoredSimulator } from './stored-simulator';
import type { EditRobot } from './use-stored-robot';

/** The props of the simulator in a dialog. */
export interface TryDialogProps {
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Makes unsaved edits, which are tried beside what is stored. */
  readonly edit?: EditRobot | undefined;
  readonly onOpenRule?: (rule: RuleReference) => void;
}

/** The simulator beside a list or a dialog. */
export default function TryDialog({ onOpenChange, edit, ...props }: TryDialogProps) {
  const t = useMessages(simulatorMessages);
  return (
    <Dialog
      isOpen
      size="lg"
      title={edit ? t.tryEdit : t.tryIt}
      description={edit ? t.tryEditText : t.explanation}
      onOpenChange={onOpenChange}
    >
      <StoredSimulator edit={edit} {...props} />
    </Dialog>
  );
}
