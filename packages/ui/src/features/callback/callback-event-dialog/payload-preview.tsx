import type { CallbackForm } from '@chatdeck/sdk';
import { CALLBACK_TYPE } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#lists/part/parameter-fields.css.ts';
import { callbackEventMessages } from './callback-event.messages';
import { payloadText, reservedNames } from './callback-event.model';

export interface PayloadPreviewProps {
  readonly control: Control<CallbackForm, unknown, CallbackForm>;
}

/** The body that the robot will send, updated with the form. */
export function PayloadPreview({ control }: PayloadPreviewProps) {
  const t = useMessages(callbackEventMessages);
  const [type, keywords, scope, needAt, moreData] = useWatch({
    control,
    name: ['type', 'keywords', 'scope', 'needAt', 'moreData'],
  });
  const [timestamp] = useState(() => Date.now());
  const names = reservedNames({ type, moreData });
  return (
    <Stack gap={2}>
      <Text weight="strong">{t.payload}</Text>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <pre className={css.payload} tabIndex={0} role="region" aria-label={t.payload}>
        {payloadText({ type, keywords, scope, needAt, moreData }, t, timestamp)}
      </pre>
      <Text as="p" size="xs" tone="muted">
        {t.payloadNote}
      </Text>
      {type === CALLBACK_TYPE.builtIn ? (
        <Text as="p" size="xs" tone="muted">
          {t.signed}
        </Text>
      ) : null}
      {names.length === 0 ? null : (
        <Banner tone="warning">{t.reserved({ names: names.join(', ') })}</Banner>
      )}
    </Stack>
  );
}
