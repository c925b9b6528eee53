import { asciiFileName } from '@chatdeck/sdk/plain-rules';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import * as css from './upload-field.css';
import { uploadMessages } from './upload.messages';
import { ADVICE, repairOf, type UploadKind, type UploadState } from './upload.model';

export interface UploadRepairProps {
  readonly kind: UploadKind;
  readonly state: UploadState;
  readonly onRepair: () => void;
  readonly onSendAsIs: () => void;
}

/** Offers to repair a file that cannot be accepted as it is. */
export function UploadRepair({ kind, state, onRepair, onSendAsIs }: UploadRepairProps) {
  const t = useMessages(uploadMessages);
  const repair = repairOf(state, kind);
  if (repair === undefined || state.status === 'idle') return null;
  const texts = {
    rename: { offer: t.rename({ name: asciiFileName(state.file.name) }), act: t.renameAction },
    shrink: { offer: t.shrink(ADVICE), act: t.shrinkAction },
    again: { offer: state.file.name, act: t.again },
  }[repair];
  return (
    <div className={css.repair}>
      <span className={css.repairText}>{texts.offer}</span>
      <Row>
        {state.status === 'large' ? (
          <Button size="sm" onPress={onSendAsIs}>
            {t.asIs}
          </Button>
        ) : null}
        <Button size="sm" variant="primary" onPress={onRepair}>
          {texts.act}
        </Button>
      </Row>
    </div>
  );
}
