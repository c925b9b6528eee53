import type { Material } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Relations } from '#lists/references/related-dialog.tsx';
import { useRemovalWhenFree } from '#lists/references/use-removal-when-free.ts';
import * as css from './bulk.css';
import { materialBulkMessages } from './bulk.messages';
import { useUsedAmong } from './use-bulk-facts';

interface RemoveManyDialogProps {
  readonly materials: readonly Material[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** More places than anybody reads before pressing a button. */
const MOST_SHOWN = 10;

/** Removes at once where nothing uses any of them; otherwise it says what is used where, and asks. */
export default function RemoveManyDialog(props: RemoveManyDialogProps) {
  const { materials, onRemove, onClose } = props;
  const t = useMessages(materialBulkMessages);
  const used = useUsedAmong(materials);
  const isFree = used?.length === 0;
  const remove = useRemovalWhenFree(isFree, { onRemove, onClose });
  if (!used || isFree) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.usedTitle({ count: materials.length, used: used.length })}
      description={t.usedText}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.doNotDelete}</Button>
          <Button variant="danger" onPress={remove}>
            {t.removeAnyway}
          </Button>
        </>
      }
    >
      <div className={css.used}>
        {used.slice(0, MOST_SHOWN).map(({ id, name }) => (
          <section key={id}>
            <h3 className={css.usedName}>{name}</h3>
            <Relations target={{ kind: 'material', id, name }} />
          </section>
        ))}
        {used.length > MOST_SHOWN ? (
          <p className={css.note}>{t.more({ count: used.length - MOST_SHOWN })}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
