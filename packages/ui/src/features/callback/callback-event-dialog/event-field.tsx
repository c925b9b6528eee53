import type { CallbackForm } from '@chatdeck/sdk';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Select } from '#primitives/select/select.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { callbackEventMessages } from './callback-event.messages';
import { useBuiltInEvents } from './use-built-in-events';

export interface EventFieldProps {
  readonly control: Control<CallbackForm, unknown, CallbackForm>;
}

/** Chooses one of the server's built-in events. */
export function EventField({ control }: EventFieldProps) {
  const t = useMessages(callbackEventMessages);
  const { notInSession } = useMessages(primitiveMessages);
  const { value, ...field } = useFormField(control, 'postUrl');
  const [stored] = useState(value);
  const events = useBuiltInEvents(stored);
  return (
    <>
      <Select
        {...field}
        label={t.event}
        items={events.items}
        placeholder={events.isLoading ? t.eventsLoading : t.eventPlaceholder}
        description={events.description || undefined}
        value={value === '' ? null : value}
      />
      {events.isNotInSession ? <Banner tone="info">{notInSession}</Banner> : null}
      {events.isFailed && !events.isNotInSession ? (
        <Banner
          tone="danger"
          action={
            <Button variant="link" onPress={events.retry}>
              {t.retry}
            </Button>
          }
        >
          {t.eventsFailed}
        </Banner>
      ) : null}
    </>
  );
}
