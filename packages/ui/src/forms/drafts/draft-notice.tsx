import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { draftMessages } from './draft-notice.messages';
import type { Draft } from './use-draft';

/** Says that a form was restored from a draft and offers to discard it. */
export function DraftNotice({ draft }: { readonly draft: Draft }) {
  const t = useMessages(draftMessages);
  if (!draft.isRestored) return null;
  return (
    <Row gap={1} wraps>
      <span role="status">
        <Text size="xs" tone="muted">
          {t.restored}
        </Text>
      </span>
      <Button variant="link" size="sm" onPress={draft.discard}>
        {t.discard}
      </Button>
    </Row>
  );
}
