import { useMessages } from '#messages';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import type { SavedConfig } from '#lists/config/config-document.ts';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import { RevisionBrowser } from './revision-browser';

interface Props {
  readonly now: SavedConfig;
  /** How many edits a restore would give up. */
  readonly unsaved: number;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** The last saves, how each differs from now, and the way back to one. */
export function HistoryDialog({ now, unsaved, onRestored, onClose }: Props) {
  const t = useMessages(robotConfigMessages);
  return (
    <Dialog
      isOpen
      isDismissable
      size="lg"
      onOpenChange={onClose}
      title={t.history}
      description={t.historyText}
    >
      <RevisionBrowser
        version={now.version}
        now={now}
        unsaved={unsaved}
        onRestored={() => {
          onRestored();
          onClose();
        }}
      />
    </Dialog>
  );
}
