import { CONTENT_TYPE_TEXT } from '@chatdeck/sdk/constants';
import { Layers } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { NoMatch } from '#lists';
import { materialPickerMessages } from './material-picker.messages';
import type { MaterialPickerState } from './use-material-picker';

export interface NoChoicesProps {
  readonly picker: Pick<MaterialPickerState, 'search' | 'tags' | 'type' | 'onTypeChange'>;
}

/** What stands in the place of the materials when there are none: what was looked for, and the way on. */
export function NoChoices({ picker }: NoChoicesProps) {
  const { search, tags, type, onTypeChange } = picker;
  const t = useMessages(materialPickerMessages);
  const { locale } = useChatdeck();
  const word = search.query.name;
  const typeName = type === undefined ? undefined : CONTENT_TYPE_TEXT[type][locale];
  if (word !== undefined || tags.tag !== undefined) {
    const clear = () => {
      search.onWordChange('');
      tags.onTagChange(undefined);
    };
    return (
      <NoMatch
        title={t.noMatch({ word: [tags.tag, word].filter(Boolean).join(' ') })}
        onClear={clear}
      >
        {typeName === undefined ? t.noMatchText : t.noMatchOfType({ type: typeName })}
      </NoMatch>
    );
  }
  return (
    <EmptyState
      icon={Layers}
      title={typeName === undefined ? t.emptyTitle : t.emptyOfType({ type: typeName })}
      actions={
        type === undefined ? null : (
          <Button onPress={() => onTypeChange(undefined)}>{t.showAll}</Button>
        )
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
