import { Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { downloadText } from '#context/download-text.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Checkbox } from '#primitives/checkbox/checkbox.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { useCopy } from '#primitives/copy-field/use-copy.ts';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import * as css from './two-factor.css';
import { twoFactorMessages } from './two-factor.messages';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, this once; closing it asks again until they were kept. */
export function CodesDialog({ codes, onClose }: Props) {
  const t = useMessages(twoFactorMessages);
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const copy = useCopy();
  const list = useRef<HTMLUListElement>(null);
  const text = codes.join('\n');
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isKept) onClose();
          else setLeaving(true);
        }}
        title={t.codesTitle}
        description={t.codesText}
        size="sm"
        footer={
          <Button isTouch variant="primary" isDisabled={!isKept} onPress={onClose}>
            {t.done}
          </Button>
        }
      >
        <div className={css.form}>
          <ul ref={list} className={css.codes} aria-label={t.codesList}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Row wraps>
            <Button icon={Copy} autoFocus onPress={() => void copy(text, list.current)}>
              {t.copy}
            </Button>
            <Button icon={Download} onPress={() => downloadText(`${t.file}.txt`, `${text}\n`)}>
              {t.download}
            </Button>
          </Row>
          <Checkbox value={isKept} onChange={setKept}>
            {t.kept}
          </Checkbox>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        title={t.leaveTitle}
        cancelLabel={t.stay}
        confirmLabel={t.leave}
        tone="danger"
        onConfirm={onClose}
      >
        {t.leaveText}
      </ConfirmDialog>
    </>
  );
}
