import { Bell } from 'lucide-react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import * as css from './notices.css';
import { noticesMessages } from './notices.messages';
import { useMessageList, useOperatorNotice, useReleases } from './use-notices';

/** The operator's announcements, and the messages to this account. */
export default function NoticesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(noticesMessages);
  const notice = useOperatorNotice();
  return (
    <Dialog isOpen isDismissable title={t.title} onOpenChange={onClose}>
      <Stack>
        {notice ? <Banner title={t.fromOperator}>{notice}</Banner> : null}
        <Messages />
        <Releases />
      </Stack>
    </Dialog>
  );
}

function Releases() {
  const t = useMessages(noticesMessages);
  const releases = useReleases();
  if (releases.length === 0) return null;
  return (
    <section aria-label={t.releases} className={css.releases}>
      <h3 className={css.title}>{t.releases}</h3>
      <ul className={css.list}>
        {releases.map(({ version, date, changes }) => (
          <li key={version} className={css.item}>
            <div className={css.head}>
              <span className={css.title}>{version}</span>
              <span className={css.time}>{date}</span>
            </div>
            {changes.map((change) => (
              <p key={change} className={css.content}>
                {change}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Messages() {
  const t = useMessages(noticesMessages);
  const list = useMessageList();
  return (
    <LoadedPart state={list} label={t.loading} rows={3}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState icon={Bell} title={t.empty}>
            {t.emptyText}
          </EmptyState>
        ) : (
          <ul className={css.list}>
            {rows.map(({ id, title, content, createdAt }) => (
              <li key={id} className={css.item}>
                <div className={css.head}>
                  <span className={css.title}>{title}</span>
                  <span className={css.time}>
                    <RobotTime at={createdAt} />
                  </span>
                </div>
                <p className={css.content}>{content}</p>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  );
}
