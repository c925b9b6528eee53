import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { NotInSession } from '#primitives/failed-state/failed-state.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The title that the dialog has where it is open. */
  readonly title: string;
}

/** In place of a dialog for what this session may not do, so that nothing is typed in vain. */
export function ClosedDialog(props: Props) {
  const { close } = useMessages(primitiveMessages);
  return (
    <Dialog
      {...props}
      isDismissable
      footer={
        <Button isTouch onPress={() => props.onOpenChange(false)}>
          {close}
        </Button>
      }
    >
      <NotInSession />
    </Dialog>
  );
}
