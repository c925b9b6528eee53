import { Check } from 'lucide-react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './mass-send.css';
import { massSendMessages } from './mass-send.messages';
import type { SetupStep } from './use-mass-send-setup';

const ORDER = ['targets', 'content', 'review', 'send'] as const;

/** Shows the current step on the way to sending. */
export function Steps({ current }: { readonly current: SetupStep | 'send' }) {
  const t = useMessages(massSendMessages);
  const text = {
    targets: t.stepTargets,
    content: t.stepContent,
    review: t.stepReview,
    send: t.stepSend,
  };
  const at = ORDER.indexOf(current);
  return (
    <ol className={css.steps} aria-label={t.steps}>
      {ORDER.map((step, place) => (
        <li
          key={step}
          className={css.step}
          {...(place === at && { 'aria-current': 'step' as const })}
          data-done={place < at || undefined}
        >
          <span className={css.stepMark}>
            {place < at ? <Icon of={Check} size={12} /> : place + 1}
          </span>
          {text[step]}
        </li>
      ))}
    </ol>
  );
}

/** The reason why a step cannot be left. */
export const StepError = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <div role="alert">
      <Text as="p" tone="danger">
        {children}
      </Text>
    </div>
  );
