import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { paymentMessages } from './payment.messages';
import * as css from './waiting-card.css';

/** Says that no money moves, and leads to the page that stands for the payer's phone. */
export function SandboxNotice({ href }: { readonly href: string }) {
  const t = useMessages(paymentMessages);
  return (
    <Stack gap={2}>
      <Row wraps>
        <Badge tone="info">{t.sandbox}</Badge>
        <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
          {t.openSandbox}
        </a>
      </Row>
      <Text as="p" tone="muted">
        {t.sandboxText}
      </Text>
    </Stack>
  );
}
