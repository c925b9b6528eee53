import type { SendJob } from '@chatdeck/sdk';
import { MASS_SEND_MAX, type MassSendTarget } from '@chatdeck/sdk/constants';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { DraftNotice } from '#forms/drafts/draft-notice.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { MaterialPickerDialog } from '#features/material/index.ts';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { MemberDialog } from '#lists/membership/lazy-member-dialog.tsx';
import { ContentStep, TargetsStep } from './setup-steps';
import * as css from './mass-send.css';
import { massSendMessages } from './mass-send.messages';
import { ReviewStep } from './review-step';
import { Steps } from './steps';
import { useMassSendSetup, useMassSendTitle, type MassSendSetup } from './use-mass-send-setup';
import { useStartMassSend, type MassSendStart } from './use-mass-send-job';

export interface SetupDialogProps {
  readonly target: MassSendTarget;
  readonly selection: readonly SendTarget[];
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onStarted: (job: SendJob) => void;
}

/** The steps up to sending: targets, content, review. */
export function SetupDialog({ target, selection, onOpenChange, onStarted }: SetupDialogProps) {
  const t = useMessages(massSendMessages);
  const titleOf = useMassSendTitle();
  const setup = useMassSendSetup(target, selection);
  const start = useStartMassSend({
    payload: setup.payload,
    targets: setup.targets,
    onStarted: (job) => {
      setup.storedDraft.clear();
      onStarted(job);
    },
  });
  const [isPicking, setPicking] = useState(false);
  const { step } = setup;
  return (
    <>
      <FormDialog
        onOpenChange={onOpenChange}
        draft={setup.storedDraft}
        isDirty={setup.isDirty}
        title={titleOf(setup.payload.target)}
        description={t.hint}
        size="lg"
        onSubmit={step === 'review' ? start.start : setup.next}
        footer={(close) => <Footer setup={setup} start={start} onCancel={close} />}
      >
        <Stack>
          <Steps current={step} />
          {start.isMember === false ? <MemberNotice /> : null}
          <DraftNotice draft={setup.storedDraft} />
          <div className={css.stepBody}>
            {step === 'targets' ? <TargetsStep setup={setup} /> : null}
            {step === 'content' ? (
              <ContentStep setup={setup} onPick={() => setPicking(true)} />
            ) : null}
            {step === 'review' ? <ReviewStep setup={setup} start={start} /> : null}
          </div>
        </Stack>
      </FormDialog>
      {isPicking ? (
        <MaterialPickerDialog
          isOpen
          onOpenChange={setPicking}
          selection={setup.choice.materials}
          onSelectionChange={(materials) => setup.change({ materials })}
          limit={MASS_SEND_MAX.messages}
          disabledReason={setup.materialReason}
        />
      ) : null}
      <MemberDialog
        isOpen={start.isMembershipDialogOpen}
        onOpenChange={start.setMembershipDialogOpen}
      />
    </>
  );
}

interface FootProps {
  readonly setup: MassSendSetup;
  readonly start: MassSendStart;
  readonly onCancel: () => void;
}

function Footer({ setup, start, onCancel }: FootProps) {
  const t = useMessages(massSendMessages);
  const { step, kind, targets } = setup;
  const count = targets.length;
  const sendLabel = kind === 'room' ? t.sendToRooms({ count }) : t.sendToFriends({ count });
  return (
    <>
      {step === 'targets' ? (
        <Button isTouch onPress={onCancel}>
          {t.cancel}
        </Button>
      ) : (
        <Button isTouch onPress={() => setup.toStep(step === 'review' ? 'content' : 'targets')}>
          {t.back}
        </Button>
      )}
      {step === 'review' ? (
        <Button
          isTouch
          variant="primary"
          type="submit"
          icon={Send}
          isPending={start.isStarting}
          isDisabled={count === 0}
        >
          {sendLabel}
        </Button>
      ) : (
        <Button isTouch variant="primary" type="submit">
          {t.next}
        </Button>
      )}
    </>
  );
}
