import { useMessages } from '#messages';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import type { SavedConfig } from '#lists/config/config-document.ts';
import { robotConfigMessages } from '../robot-config.messages';
import { RevisionBrowser } from './revision-browser';

interface Props {
  readonly now: SavedConfig;
  /** The number of edits that a restore would discard. */
  readonly unsaved: number;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** The last saved versions, how each differs from the current one, and a way to restore it. */
export default function HistoryDialog({ now, unsaved, onRestored, onClose }: Props) {
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
