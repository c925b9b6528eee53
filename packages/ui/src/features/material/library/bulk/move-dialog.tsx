import { MATERIAL_NAME_MAX } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { SuggestedText } from '#primitives/autocomplete/autocomplete.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { materialBulkMessages } from './bulk.messages';
import { useKnownTags } from './use-bulk-facts';

interface MoveDialogProps {
  readonly count: number;
  /** With an empty tag the materials have none any more. */
  readonly onMove: (tag: string) => void;
  readonly onClose: () => void;
}

/**
 * Moves materials to a tag. A material has one tag and no folder (product specification, section 3), so its tag is where
 * it is filed; its type is fixed.
 */
export default function MoveDialog({ count, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(materialBulkMessages);
  const { locale } = useChatdeck();
  const tags = useKnownTags();
  const [tag, setTag] = useState('');
  const [problem, setProblem] = useState<string>();
  const move = (to: string) => {
    onClose();
    onMove(to);
  };
  const submit = () => {
    const word = tag.trim();
    if (word === '') return setProblem(t.tagMissing);
    if ([...word].length > MATERIAL_NAME_MAX) {
      return setProblem(ruleText('material.tag.length', locale));
    }
    move(word);
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t.moveTitle({ count })}
      description={t.moveText}
      onOpenChange={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="quiet" onPress={() => move('')}>
            {t.removeTag}
          </Button>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit">
            {t.submitMove}
          </Button>
        </>
      }
    >
      <SuggestedText
        label={t.tag}
        placeholder={t.tagPlaceholder}
        value={tag}
        onChange={(next) => {
          setTag(next);
          setProblem(undefined);
        }}
        errorMessage={problem}
        suggestions={tags.map((value) => ({ value }))}
      />
    </Dialog>
  );
}
