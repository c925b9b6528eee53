import type { LogConversation, LogMessage } from '@chatdeck/sdk';
import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { isSameOutcome } from '#lists/simulator/conversation.model.ts';
import { OutcomeView } from '#lists/simulator/outcome-view.tsx';
import { TraceList } from '#lists/trace/trace-list.tsx';
import * as css from './log.css';
import { logMessages } from './log.messages';
import { keywordOf, shownText } from './log.model';
import { useWhyNow, useWhyThen, type Why } from './use-why';

const NewRule = lazyDialog(() => import('./new-rule'));

interface Props {
  readonly message: LogMessage;
  readonly conversation: LogConversation;
  readonly onClose: () => void;
}

/** Why the robot answered a message as it did, or did not: with the config of that time, and on request with the current one. */
export default function WhyDialog({ message, conversation, onClose }: Props) {
  const t = useMessages(logMessages);
  const [isNow, setNow] = useState(false);
  const [isNew, setNew] = useState(false);
  const state = useWhyThen(message, conversation);
  const then = state.status === 'ready' ? state.why : undefined;
  return (
    <Dialog
      isOpen
      isDismissable
      size="lg"
      title={t.whyTitle}
      description={shownText(message)}
      onOpenChange={onClose}
      footer={
        <>
          <Button isTouch icon={Plus} onPress={() => setNew(true)}>
            {t.makeRule}
          </Button>
          {isNow ? null : (
            <Button isTouch variant="primary" icon={RotateCw} onPress={() => setNow(true)}>
              {t.tryNow}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <LoadedPart state={state} label={t.loadingWhy}>
          {({ why }) =>
            why ? (
              <Outcome title={t.then} hint={t.thenHint} why={why} />
            ) : (
              <Banner tone="warning">{t.gone}</Banner>
            )
          }
        </LoadedPart>
        {isNow ? <Now message={message} conversation={conversation} then={then} /> : null}
      </Stack>
      {isNew ? <NewRule keyword={keywordOf(message.text)} onClose={() => setNew(false)} /> : null}
    </Dialog>
  );
}

interface NowProps extends Pick<Props, 'message' | 'conversation'> {
  readonly then: Why | undefined;
}

function Now({ message, conversation, then }: NowProps) {
  const t = useMessages(logMessages);
  const { isMissing, state } = useWhyNow(message, conversation);
  if (isMissing) return <Banner tone="warning">{t.noConfig}</Banner>;
  return (
    <LoadedPart state={state} label={t.loadingWhy}>
      {({ why }) => {
        if (!why) return null;
        const isSame = then && isSameOutcome(then.simulation, why.simulation);
        return (
          <>
            <Outcome title={t.now} hint={t.nowHint} why={why} />
            {then ? (
              <Banner tone={isSame ? 'info' : 'warning'}>{isSame ? t.same : t.differs}</Banner>
            ) : null}
          </>
        );
      }}
    </LoadedPart>
  );
}

interface OutcomeProps {
  readonly title: string;
  readonly hint: string;
  readonly why: Why;
}

function Outcome({ title, hint, why: { message, simulation, queryOf } }: OutcomeProps) {
  return (
    <section className={css.part} aria-label={title}>
      <Text as="h3" weight="medium">
        {title}
      </Text>
      <Text size="xs" tone="muted">
        {hint}
      </Text>
      <div className={css.outcome}>
        <OutcomeView message={message} simulation={simulation} robotName="" />
      </div>
      <TraceList stages={simulation.trace} queryOf={queryOf} />
    </section>
  );
}
