import { Crown, Megaphone, MessageSquarePlus, Send } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { useIsOwn, useMay } from '#lists/session/use-may.ts';
import { MemberGuard } from '#features/member/member-guard/member-guard.tsx';
import { MassSendDialog } from '#features/send/lazy-dialogs.tsx';
import { dashboardMessages } from './dashboard.messages';
import { useRecentJobs, useStoredConfig } from './use-dashboard';

const NewRule = lazyDialog(() => import('#features/log/new-rule.tsx'));
const SendToOneDialog = lazyDialog(
  () => import('#features/send/send-to-one/send-to-one-dialog.tsx'),
);

/** What people come to the home page for: to send to one chat or to many, and to add a rule. */
export function MainActions() {
  const t = useMessages(dashboardMessages);
  const [open, setOpen] = useState<'rule' | 'send' | 'massSend'>();
  const close = () => setOpen(undefined);
  // The rules of the config are seen by the account alone.
  const isOwn = useIsOwn();
  const maySend = useMay('send');
  const canAddRule = useStoredConfig().status !== 'absent' && isOwn !== false;
  const canSend = useRecentJobs().status !== 'absent' && maySend !== false;
  return (
    <>
      {canAddRule ? (
        <Button
          isTouch
          icon={MessageSquarePlus}
          isWaiting={isOwn === undefined}
          onPress={() => setOpen('rule')}
        >
          {t.addRule}
        </Button>
      ) : null}
      {canSend ? (
        <Sends
          isWaiting={maySend === undefined}
          onSend={() => setOpen('send')}
          onMassSend={() => setOpen('massSend')}
        />
      ) : null}
      <MassSendDialog isOpen={open === 'massSend'} onOpenChange={close} />
      {open === 'send' ? <SendToOneDialog isOpen onOpenChange={close} /> : null}
      {open === 'rule' ? (
        <ConfigGuard>
          <NewRule keyword="" onClose={close} />
        </ConfigGuard>
      ) : null}
    </>
  );
}

interface SendsProps {
  readonly isWaiting: boolean;
  readonly onSend: () => void;
  readonly onMassSend: () => void;
}

function Sends({ isWaiting, onSend, onMassSend }: SendsProps) {
  const t = useMessages(dashboardMessages);
  return (
    <>
      <Button isTouch icon={Send} isWaiting={isWaiting} onPress={onSend}>
        {t.send}
      </Button>
      <MemberGuard onPress={onMassSend}>
        {({ onPress, isMember }) => (
          <Button
            isTouch
            variant="primary"
            icon={isMember === false ? Crown : Megaphone}
            isWaiting={isWaiting}
            onPress={onPress}
          >
            {t.massSend}
          </Button>
        )}
      </MemberGuard>
    </>
  );
}
