import type { FileUploadForm } from '@chatdeck/sdk';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#lists/part/parameter-fields.css.ts';
import * as pageCss from '#lists/part/part-page.css.ts';
import { storedAddress } from '../storage/storage.model';
import { DEFAULT_PROMPTS, PROMPT_NAMES } from './upload-file.constants';
import { uploadFileMessages } from './upload-file.messages';

const KINDS = { imagePrompt: 'image', filePrompt: 'file', audioPrompt: 'audio' } as const;

/** Where a file goes and what the AI is told of it, updated with the form. */
export function UploadFilePreview() {
  const t = useMessages(uploadFileMessages);
  const { control } = useFormContext<FileUploadForm>();
  const storage = useWatch({ control, name: 'ossConfig' });
  const prompts = useWatch({ control, name: PROMPT_NAMES });
  const [now] = useState(() => Date.now());
  return (
    <>
      <Card title={t.saved}>
        <Stack gap={2}>
          <pre className={css.payload} tabIndex={0} role="group" aria-label={t.saved}>
            {storedAddress(storage, `${now}_photo.jpg`)}
          </pre>
          <Text as="p" size="xs" tone="muted">
            {t.savedNote}
          </Text>
        </Stack>
      </Card>
      <Card title={t.given}>
        <dl className={pageCss.facts}>
          {PROMPT_NAMES.map((name, at) => (
            <div key={name}>
              <Text as="dt" size="xs" tone="muted">
                {t[KINDS[name]]}
              </Text>
              <Text as="dd">{prompts[at]?.trim() || DEFAULT_PROMPTS[name]}</Text>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
