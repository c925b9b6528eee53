import { Unlink2 } from 'lucide-react';
import { useMessages } from '#messages';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RelationList } from './relation-list';
import { relatedMessages } from './related.messages';
import { useRelated, type Referenced } from './use-related';

interface Props {
  readonly target: Referenced;
  readonly onClose: () => void;
}

/** Lists the rules, schedules and tasks that refer to a group, friend, material or prompt, each with a link. */
export default function RelatedDialog({ target, onClose }: Props) {
  const t = useMessages(relatedMessages);
  return (
    <Dialog
      isOpen
      isDismissable
      title={t.title({ name: target.name })}
      description={t[`${target.kind}Text`]}
      onOpenChange={onClose}
    >
      <Relations target={target} />
    </Dialog>
  );
}

const isChat = ({ kind }: Referenced) => kind === 'room' || kind === 'contact';

/** The rules, schedules and tasks themselves. */
export function Relations({ target }: Pick<Props, 'target'>) {
  const t = useMessages(relatedMessages);
  const list = useRelated(target);
  return (
    <LoadedPart state={list} label={t.loading} rows={3}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState icon={Unlink2} title={t.none}>
            {isChat(target) ? t.noneText : t.noneOfIt}
          </EmptyState>
        ) : (
          <RelationList rows={rows} label={t.title({ name: target.name })} />
        )
      }
    </LoadedPart>
  );
}
