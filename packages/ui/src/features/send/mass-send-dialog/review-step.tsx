import { sendGapMs, textIn } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useState, type ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { formatDuration } from './mass-send.model';
import * as css from './mass-send.css';
import { massSendMessages } from './mass-send.messages';
import { MessagesPreview } from './messages-preview';
import { RefusalBanner } from './refusal-banner';
import type { MassSendSetup } from './use-mass-send-setup';
import type { MassSendStart } from './use-mass-send-job';

interface ReviewStepProps {
  readonly setup: MassSendSetup;
  readonly start: MassSendStart;
}

/** How many names are shown; the others are counted. */
const SHOWN_NAMES = 5;
const TIPS = ['massSend.spacing', 'massSend.delivery', 'massSend.logs'] as const;

/** A summary before sending, with the estimated duration (product specification, section 8). */
export function ReviewStep({ setup, start }: ReviewStepProps) {
  const t = useMessages(massSendMessages);
  const { locale } = useChatdeck();
  const { targets, payload, kind, choice } = setup;
  const count = targets.length;
  return (
    <WithPreview preview={<MessagesPreview setup={setup} />} isPreviewLast>
      <Stack>
        <RefusalBanner start={start} setup={setup} />
        <dl className={css.facts}>
          <Fact
            label={t.to}
            value={kind === 'room' ? t.rooms({ count }) : t.friends({ count })}
            onEdit={() => setup.toStep('targets')}
            editLabel={t.editTargets}
          >
            <Names names={targets.map(({ name }) => name)} />
          </Fact>
          <Fact
            label={t.content}
            value={t.messages({ count: payload.messages.length })}
            onEdit={() => setup.toStep('content')}
            editLabel={t.editContent}
          >
            {choice.source === 'pick' ? (
              <Names names={choice.materials.map(({ name }) => name)} />
            ) : null}
          </Fact>
        </dl>
        <Recipients targets={targets} named={SHOWN_NAMES} />
        <Estimate targets={count} messages={payload.messages.length} />
        <Banner tone="warning">
          <ul className={css.tips}>
            {TIPS.map((tip) => (
              <li key={tip}>{textIn(NOTICE_TEXT[tip], locale)}</li>
            ))}
          </ul>
        </Banner>
      </Stack>
    </WithPreview>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const t = useMessages(massSendMessages);
  const shown = names.slice(0, SHOWN_NAMES).join(t.listSeparator);
  return t.andMore({ names: shown, count: Math.max(0, names.length - SHOWN_NAMES) });
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly editLabel: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Fact({ label, value, editLabel, onEdit, children }: FactProps) {
  const t = useMessages(massSendMessages);
  return (
    <div className={css.fact}>
      <dt className={css.factLabel}>{label}</dt>
      <dd className={css.factText}>
        <strong className={css.strong}>{value}</strong>
        <span className={css.factDetail}>{children}</span>
      </dd>
      <dd>
        <Button variant="link" size="sm" label={editLabel} onPress={onEdit}>
          {t.edit}
        </Button>
      </dd>
    </div>
  );
}

interface EstimateProps {
  readonly targets: number;
  readonly messages: number;
}

function Estimate({ targets, messages }: EstimateProps) {
  const t = useMessages(massSendMessages);
  const { locale } = useChatdeck();
  const now = useNow(MINUTE_MS).getTime();
  const ms = targets * sendGapMs(messages);
  return (
    <dl className={css.estimate}>
      <div className={css.metric}>
        <dt className={css.factLabel}>{t.total}</dt>
        <dd className={css.strong}>{t.messages({ count: targets * messages })}</dd>
      </div>
      <div className={css.metric}>
        <dt className={css.factLabel}>{t.duration}</dt>
        <dd className={css.strong}>{formatDuration(ms, locale)}</dd>
      </div>
      <div className={css.metric}>
        <dt className={css.factLabel}>{t.endsAt}</dt>
        <dd className={css.strong}>
          <RobotTime at={new Date(now + ms).toISOString()} />
        </dd>
      </div>
    </dl>
  );
}

interface Props {
  readonly targets: readonly SendTarget[];
  /** How many of them the caller has already named. */
  readonly named: number;
}

const targetId = ({ wxid }: SendTarget) => wxid;

/** The names of all recipients before sending; the list is virtualized for thousands of them. */
function Recipients({ targets, named }: Props) {
  const t = useMessages(massSendMessages);
  const [isShown, setShown] = useState(false);
  if (targets.length <= named) return null;
  const columns: readonly Column<SendTarget>[] = [
    { id: 'name', header: t.name, narrow: 'main', cell: ({ name }) => name },
  ];
  return (
    <Stack gap={2}>
      <div>
        <Button size="sm" onPress={() => setShown(!isShown)}>
          {isShown ? t.showFew : t.showAll({ count: targets.length })}
        </Button>
      </div>
      {isShown ? (
        <Card isFlush>
          <DataTable label={t.recipients} columns={columns} rows={targets} rowId={targetId} />
        </Card>
      ) : null}
    </Stack>
  );
}
