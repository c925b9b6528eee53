import { Check, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Destination } from '#context/navigation.ts';
import { useMessages } from '#messages';
import * as cardRows from '#primitives/card/card-rows.css.ts';
import { Card } from '#primitives/card/card.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './dashboard.css';
import { dashboardMessages } from './dashboard.messages';
import type { Step } from './dashboard.model';
import { useFirstSteps } from './use-dashboard';

const DESTINATION: Readonly<Record<Step, Destination>> = {
  initialise: 'wechat.index',
  connect: 'user.info',
  online: 'user.info',
  lists: 'contact.list',
  material: 'material.word',
  message: 'group.room',
};

/** The first steps, with the open ones as links; hidden once all are done. */
export function FirstSteps() {
  const t = useMessages(dashboardMessages);
  const { navigate } = useChatdeck();
  const steps = useFirstSteps();
  const left = steps?.filter(({ isDone }) => !isDone) ?? [];
  if (steps === undefined || left.length === 0) return null;
  return (
    <Card
      title={t.checklist}
      isFlush
      actions={
        <Text size="xs" tone="muted" isTabular>
          {`${steps.length - left.length} / ${steps.length}`}
        </Text>
      }
    >
      <ul className={cardRows.rows}>
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            {isDone ? (
              <div className={css.step}>
                <span className={css.tick} data-done>
                  <Icon of={Check} size={12} />
                </span>
                <Text tone="muted">{t[step]}</Text>
              </div>
            ) : (
              <Button className={css.stepLink} onPress={() => navigate({ to: DESTINATION[step] })}>
                <span className={css.tick} />
                <span className={cardRows.rowText}>
                  <Text>{t[step]}</Text>
                  <Text size="xs" tone="muted">
                    {t[`${step}Text`]}
                  </Text>
                </span>
                <Icon of={ChevronRight} size={16} className={css.arrow} />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
