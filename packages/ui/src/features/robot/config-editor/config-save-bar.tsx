import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { SaveBar } from '#primitives/save-bar/save-bar.tsx';
import { Text } from '#primitives/text/text.tsx';
import { editedKeys, type EditedConfig } from '#lists/config/config-edits.ts';
import { inFormOrder } from '#lists/config/difference.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './config-editor.css';

/** The number of names that can be read at a glance. */
const NAMES = 4;

interface Props {
  readonly config: EditedConfig;
  readonly isSaving: boolean;
  readonly onView: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** The number and the names of the unsaved changes, and the actions on them. */
export function ConfigSaveBar({ config, isSaving, onView, onSave, onDiscard }: Props) {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  const { labelOf } = useFieldTexts();
  const fields = inFormOrder(editedKeys(config.edits));
  const names = fields.slice(0, NAMES).map(labelOf);
  return (
    <SaveBar changes={fields.length} isPending={isSaving} onSave={onSave} onDiscard={onDiscard}>
      <span className={css.changedNames}>
        <Text size="xs" tone="muted" isClipped>
          {joinList(names, locale) + (fields.length > NAMES ? '…' : '')}
        </Text>
        <Button variant="link" size="sm" onPress={onView}>
          {t.viewChanges}
        </Button>
      </span>
    </SaveBar>
  );
}
