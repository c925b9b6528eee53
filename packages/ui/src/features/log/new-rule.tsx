import { textIn } from '@chatdeck/sdk/constants';
import { toJsonObject } from '@chatdeck/sdk/plain-rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import KeywordReplyDialog from '#features/reply/keyword-reply-dialog.tsx';
import { addRow } from '#lists/rules/rows/row-changes.ts';
import { useListRows } from '#lists/rules/rows/use-list-rows.ts';

interface Props {
  readonly keyword: string;
  readonly onClose: () => void;
}

/** A new keyword reply for a message, added at the end of the list. */
export default function NewRule({ keyword, onClose }: Props) {
  const { locale } = useChatdeck();
  const { save } = useListRows('replyKeywords');
  return (
    <KeywordReplyDialog
      keywords={keyword === '' ? [] : [keyword]}
      onConfirm={(row) =>
        save(addRow(toJsonObject(row)), textIn(NOTICE_TEXT['saved.added'], locale))
      }
      onOpenChange={onClose}
    />
  );
}
