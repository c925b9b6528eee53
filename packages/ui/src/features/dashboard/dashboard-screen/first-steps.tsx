import { Check, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../../messages';
import { Icon } from '../../../primitives/icon/icon';
import { Text } from '../../../primitives/text/text';
import { useChatdeck } from '../../../provider/chatdeck-context';
import type { Destination } from '../../../provider/navigation';
import * as css from './dashboard.css';
import { dashboardMessages } from './dashboard.messages';
import { STEPS, type Step } from './dashboard.model';

const DESTINATION: Readonly<Record<Step, Destination>> = {
  initialise: 'wechat.index',
  connect: 'user.info',
  lists: 'group.room',
  material: 'material.word',
};

/** The first steps: the done ones quiet, the open ones a press away. */
export function FirstSteps({ done }: { readonly done: readonly Step[] }) {
  const t = useMessages(dashboardMessages);
  const { navigate } = useChatdeck();
  return (
    <div className={css.steps}>
      {STEPS.map((step) =>
        done.includes(step) ? (
          <div key={step} className={css.step}>
            <span className={css.tick} data-done>
              <Icon of={Check} size={12} />
            </span>
            <Text tone="muted">{t[step]}</Text>
          </div>
        ) : (
          <Button
            key={step}
            className={css.stepLink}
            onPress={() => navigate({ to: DESTINATION[step] })}
          >
            <span className={css.tick} />
            <span className={css.words}>
              <Text>{t[step]}</Text>
              <Text size="xs" tone="muted">
                {t[`${step}Text`]}
              </Text>
            </span>
            <Icon of={ChevronRight} size={16} className={css.arrow} />
          </Button>
        ),
      )}
    </div>
  );
}
