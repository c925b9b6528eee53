import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button as PressButton } from 'react-aria-components/Button';
import { Icon } from '../../primitives/icon/icon';
import { iconButton } from '../../primitives/button/button.css';
import { useMessages } from '../../messages';
import { providerMessages } from '../provider.messages';
import type { ShownNotification } from './notification';
import type { NotificationQueue } from './notification-queue';
import * as css from './notification-region.css';

const ICONS = { success: CircleCheck, danger: CircleAlert, info: Info } as const;

/** The notifications of one provider, over its dialogs too. */
export function NotificationRegion({ queue }: { readonly queue: NotificationQueue }) {
  const t = useMessages(providerMessages);
  const shown = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  if (shown.length === 0) return null;
  return (
    // The attribute keeps react-aria's dialogs from hiding the region or closing on a press in it.
    <div className={css.region} data-react-aria-top-layer="true">
      <div
        className={css.list}
        role="region"
        aria-label={t.notifications}
        onPointerEnter={queue.pause}
        onPointerLeave={queue.resume}
        onFocus={queue.pause}
        onBlur={queue.resume}
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

function Toast({ notification: { id, tone, text, detail }, onClose }: ToastProps) {
  const t = useMessages(providerMessages);
  return (
    <div className={css.toast} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={ICONS[tone]} className={css.tone[tone]} />
      <div className={css.words}>
        <p className={css.text}>{text}</p>
        {detail ? <p className={css.detail}>{detail}</p> : null}
      </div>
      <PressButton className={iconButton.sm} aria-label={t.close} onPress={() => onClose(id)}>
        <Icon of={X} size={16} />
      </PressButton>
    </div>
  );
}
