import type { LogSettings } from '@chatdeck/sdk';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { SwitchRow } from '#primitives/switch-row/switch-row.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useOpenPages } from '#lists/session/use-open-pages.ts';
import { KEPT } from './log.constants';
import { logMessages } from './log.messages';
import { useChangeLog, useDeleteLog } from './use-log';

interface Props {
  readonly settings: LogSettings;
  readonly onClose: () => void;
}

/** What is recorded, and the way to delete all of it. */
export default function SettingsDialog({ settings, onClose }: Props) {
  const t = useMessages(logMessages);
  const { open, media, customUrl, count } = settings;
  const { change, isChanging } = useChangeLog();
  const { clear, isDeleting } = useDeleteLog();
  const canOpen = useOpenPages();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    if (await clear()) setAsking(false);
  };
  return (
    <Dialog isOpen isDismissable title={t.settings} onOpenChange={onClose}>
      <Stack>
        <SwitchRow
          label={t.record}
          description={t.recordHint}
          value={open}
          isDisabled={isChanging}
          onChange={(isOn) => change({ open: isOn, media })}
        />
        <SwitchRow
          label={t.media}
          description={t.mediaHint}
          value={media}
          isDisabled={isChanging}
          onChange={(isOn) => change({ open, media: isOn })}
        />
        {canOpen('custom.conversationRecord') ? (
          <div>
            <PlaceLink to="custom.conversationRecord">{t.toPush}</PlaceLink>
          </div>
        ) : null}
        {customUrl === '' ? null : (
          <Text as="p" tone="second">
            {t.forwarded({ text: customUrl })}
          </Text>
        )}
        <Text as="p" tone="second">
          {t.howLongText(KEPT)} {t.whoText}
        </Text>
        <div>
          <Button
            isTouch
            variant="danger"
            icon={Trash2}
            isDisabled={count === 0}
            onPress={() => setAsking(true)}
          >
            {t.clear}
          </Button>{' '}
          <Text size="xs" tone="muted">
            {t.stored(count)}
          </Text>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t.clearTitle}
        tone="danger"
        confirmLabel={t.delete}
        isPending={isDeleting}
        onConfirm={() => void confirm()}
      >
        {t.clearText}
      </ConfirmDialog>
    </Dialog>
  );
}
