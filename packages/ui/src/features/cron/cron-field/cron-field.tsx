import { cronReasonText, cronSentence, readCron } from '@chatdeck/sdk/cron';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import type { FieldProps } from '#primitives/field/field-props.ts';
import { PlainField } from '#primitives/field/plain-field.tsx';
import { Text } from '#primitives/text/text.tsx';
import { cronMessages } from '../cron-dialog/cron.messages';
import { CronDialog } from '../lazy-dialogs';
import * as css from './cron-field.css';

export interface CronFieldProps extends FieldProps<string> {
  /** What is scheduled, shown under the title of the dialog. */
  readonly subject?: string;
  /** The viewer's IANA time zone. Default the browser's. */
  readonly viewerZone?: string;
}

/** A schedule: the description of a cron expression, and the editor that it opens. */
export function CronField(props: CronFieldProps) {
  const { label, value, onChange, subject, viewerZone, isDisabled = false } = props;
  const t = useMessages(cronMessages);
  const { locale } = useChatdeck();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = value.trim() === '';
  const reading = readCron(value);
  // A stored expression may be one that the robot must not get.
  const refusal = reading.status === 'refused' ? cronReasonText(reading, locale) : undefined;
  const errorMessage = props.errorMessage ?? (isEmpty ? undefined : refusal);
  const action = isEmpty ? t.choose : t.change;
  return (
    <>
      <PlainField {...props} errorMessage={errorMessage}>
        {(ids) => (
          <div className={css.row} {...(errorMessage !== undefined && { 'data-invalid': '' })}>
            <output id={ids.input} className={css.text} aria-describedby={ids.help}>
              {reading.status === 'accepted' ? (
                cronSentence(reading.schedule, locale)
              ) : (
                <Text tone="muted">{isEmpty ? t.unset : t.refused}</Text>
              )}
              {isEmpty ? null : <code className={css.expression}>{value}</code>}
            </output>
            <Button
              size="sm"
              label={`${action} ${label}`}
              isDisabled={isDisabled}
              onPress={() => setOpen(true)}
            >
              {action}
            </Button>
          </div>
        )}
      </PlainField>
      {isOpen ? (
        <CronDialog
          isOpen
          onOpenChange={setOpen}
          value={value}
          onConfirm={onChange}
          subject={subject}
          viewerZone={viewerZone}
        />
      ) : null}
    </>
  );
}
