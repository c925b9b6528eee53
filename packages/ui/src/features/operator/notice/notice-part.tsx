import type { OperatorNotice } from '@chatdeck/sdk';
import { SETTING_SOURCE } from '@chatdeck/sdk/operator';
import { NOTICE_MAX } from '@chatdeck/sdk/rules';
import { FormTextArea } from '#forms/form-fields.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { operatorNoticeMessages } from './notice.messages';
import { useNoticeForm, useOperatorNotice } from './use-operator-notice';

/** What is said to everybody. */
export function NoticePart() {
  const t = useMessages(operatorNoticeMessages);
  const state = useOperatorNotice();
  return (
    <Card title={t.title} isFlush={state.status === 'loading'}>
      <LoadedPart state={state} label={t.loading} rows={3}>
        {({ content, source }) => (
          <Form key={`${source} ${content}`} notice={{ content, source }} />
        )}
      </LoadedPart>
    </Card>
  );
}

function Form({ notice: { content, source } }: { readonly notice: OperatorNotice }) {
  const t = useMessages(operatorNoticeMessages);
  const isOwn = useIsOwn();
  const { form, submit, isSubmitting } = useNoticeForm(content);
  return (
    <Stack>
      {source === SETTING_SOURCE.environment ? (
        <Text as="p" tone="second">
          {t.ofEnvironment}
        </Text>
      ) : null}
      <FormTextArea
        control={form.control}
        name="content"
        label={t.content}
        description={t.help}
        maxLength={NOTICE_MAX}
        isReadOnly={isOwn === false}
      />
      {isOwn === false ? null : (
        <Row>
          <Button variant="primary" isPending={isSubmitting} onPress={submit}>
            {t.save}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
