import type { AuditChange, AuditEntry, AuditValue } from '@chatdeck/sdk';
import { auditCallText } from '@chatdeck/sdk/texts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './activity.css';
import { activityMessages } from './activity.messages';
import { usePlaceName } from './use-place-name';

interface Props {
  /** The entry whose changes are shown. */
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** What an entry says of each field: what it was, and what it is since. */
export default function ChangesDialog({ entry, onClose }: Props) {
  const t = useMessages(activityMessages);
  const { locale } = useChatdeck();
  const { call, object, changes, moreChanges } = entry;
  const placeName = usePlaceName(call);
  return (
    <Dialog
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={auditCallText(call, locale)}
      description={object.name || undefined}
    >
      <ul className={css.changes} aria-label={t.changeList}>
        {changes.map((change) => (
          <Change key={change.path} place={placeName(change.path)} change={change} />
        ))}
      </ul>
      {moreChanges > 0 ? (
        <Text as="p" tone="second">
          {t.more(moreChanges)}
        </Text>
      ) : null}
    </Dialog>
  );
}

interface ChangeProps {
  /** Where it is, in words. */
  readonly place: string;
  readonly change: AuditChange;
}

function Change({ place, change: { path, before, after } }: ChangeProps) {
  const t = useMessages(activityMessages);
  return (
    <li className={css.change}>
      <div className={css.place} title={path}>
        {place}
      </div>
      <dl className={css.values}>
        <Text as="dt" tone="second" size="xs">
          {t.before}
        </Text>
        <dd className={css.value}>
          <Value value={before} />
        </dd>
        <Text as="dt" tone="second" size="xs">
          {t.after}
        </Text>
        <dd className={css.value}>
          <Value value={after} />
        </dd>
      </dl>
    </li>
  );
}

function Value({ value }: { readonly value: AuditValue | null }) {
  const t = useMessages(activityMessages);
  if (value === null || (value.text === '' && !value.isHidden)) {
    return <Text tone="second">{t.nothing}</Text>;
  }
  if (value.isHidden) return <Text tone="second">{t.hidden}</Text>;
  if (value.text === 'true') return t.yes;
  if (value.text === 'false') return t.no;
  if (value.length <= value.text.length) return value.text;
  return (
    <>
      {value.text}… <Text tone="second">{t.cut(value.length)}</Text>
    </>
  );
}
