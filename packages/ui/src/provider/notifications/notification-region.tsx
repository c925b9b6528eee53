import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { part } from '#theme/part.ts';
import type { ShownNotification } from '#context/notification.ts';
import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { HelpLink } from '#primitives/help-link/help-link.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import type { NotificationQueue } from './notification-queue';
import * as css from './notification-region.css';
import { usePosition } from './use-position';

const ICONS = { success: CircleCheck, danger: CircleAlert, info: Info } as const;

/** The notifications of one provider, above its dialogs too. */
export function NotificationRegion({ queue }: { readonly queue: NotificationQueue }) {
  const t = useMessages(providerMessages);
  const shown = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  const list = usePosition<HTMLDivElement>(shown);
  if (shown.length === 0) return null;
  return (
    // The attribute keeps react-aria's dialogs from hiding the region or closing on a press in it.
    <div className={css.region} data-react-aria-top-layer="true">
      <div
        ref={list}
        className={css.list}
        role="region"
        aria-label={t.notifications}
        onPointerEnter={() => queue.pause('pointer')}
        onPointerMove={() => queue.pause('pointer')}
        onPointerLeave={() => queue.resume('pointer')}
        onFocus={() => queue.pause('focus')}
        onBlur={() => queue.resume('focus')}
      >
        {shown.map((notification) => (
          <Toast key={notification.id} notification={notification} onClose={queue.dismiss} />
        ))}
      </div>
    </div>
  );
}

interface ToastProps {
  readonly notification: ShownNotification;
  readonly onClose: (id: number) => void;
}

function Toast({ notification, onClose }: ToastProps) {
  const { id, tone, text, detail, help, action } = notification;
  const t = useMessages(providerMessages);
  const act = () => {
    onClose(id);
    action?.onAction();
  };
  return (
    <div
      {...part('toast', tone)}
      className={css.toast}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon of={ICONS[tone]} className={css.tone[tone]} />
      <div className={css.copy}>
        <p className={css.text}>{text}</p>
        {detail ? <p className={css.detail}>{detail}</p> : null}
        {help ? <HelpLink topic={help} /> : null}
      </div>
      {action ? (
        <div className={css.button}>
          <Button size="sm" onPress={act}>
            {action.label}
          </Button>
        </div>
      ) : null}
      <div className={css.button}>
        <IconButton size="sm" icon={X} label={t.close} onPress={() => onClose(id)} />
      </div>
    </div>
  );
}
