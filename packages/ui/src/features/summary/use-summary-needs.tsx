import type { SummaryForm } from '@chatdeck/sdk';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { ruleMessages } from '#lists/rules/dialog/rule.messages.ts';
import type { Need, PageConfig } from '#lists/part/need.ts';
import { useMemberNeed } from '#lists/part/use-needs.tsx';
import { summaryMessages } from './summary.messages';

/** What the robot needs before it summarises: a record of the chats first of all, which is turned on here in place. */
export function useSummaryNeeds(config: PageConfig): readonly Need[] {
  const t = useMessages(summaryMessages);
  const { keywords: keywordsLabel } = useMessages(ruleMessages);
  const { control } = useFormContext<SummaryForm>();
  const [keywords, token] = useWatch({ control, name: ['keywords', 'token'] });
  const membership = useMemberNeed();
  const isRecording = config.saved?.stored['openRecord'] === true;
  const record = () =>
    void config.save((latest) => ({ ...latest, openRecord: true }), { gone: t.recordGone });
  return [
    membership,
    {
      label: t.record,
      isMet: isRecording,
      note: isRecording ? t.recordOn : t.recordOff,
      action: membership.isMet ? (
        <Button
          size="sm"
          isPending={config.isSaving}
          label={`${t.turnOn} ${t.record}`}
          onPress={record}
        >
          {t.turnOn}
        </Button>
      ) : null,
    },
    {
      label: keywordsLabel,
      isMet: keywords.length > 0,
      note: keywords.length > 0 ? keywords.join(' · ') : undefined,
    },
    { label: t.token, isMet: token.trim() !== '' },
    { label: t.plugin, isMet: undefined, note: t.pluginHint },
  ];
}
