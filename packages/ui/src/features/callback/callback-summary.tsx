import type { CallbackEvent } from '@chatdeck/sdk';
import { CALLBACK_TYPE } from '@chatdeck/sdk/constants';
import { ArrowRight } from 'lucide-react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { RowSummaryProps } from '#lists/rules/screen/rule-list-definition.ts';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { ScopeNote, TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';
import { callbackEventScreenMessages } from './callback-event-screen.messages';

/** The value that the robot uses in place of 0 (robot contract, section 1.4). */
const DEFAULT_SECONDS = 60;

/** A callback event as a sentence: when it is called, and which address. */
export function CallbackSummary({ row, isPaused }: RowSummaryProps<CallbackEvent>) {
  const t = useMessages(callbackEventScreenMessages);
  const isBuiltIn = row.type === CALLBACK_TYPE.builtIn;
  return (
    <>
      <TriggerSummary rule={row} isOff={isPaused} />
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {isBuiltIn ? t.builtIn : t.custom}
        <span className={css.reply}>
          <span className={css.replyName}>{(isBuiltIn ? row.postUrl : row.customUrl) ?? ''}</span>
        </span>
        <ScopeNote rule={row} />
        <Text size="xs" tone="muted">
          {t.timeout({ seconds: row.timeout || DEFAULT_SECONDS })}
        </Text>
      </div>
    </>
  );
}
