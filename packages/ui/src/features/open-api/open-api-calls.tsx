import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { CopyField } from '#primitives/copy-field/copy-field.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { clientLine, HEADERS, OPEN_CALLS, SIGNED_EXAMPLE } from './open-api-examples';
import { openApiMessages } from './open-api.messages';

/** How the open API is called, with lines to copy. */
export default function OpenApiCalls({ address }: { readonly address: string }) {
  const t = useMessages(openApiMessages);
  return (
    <Card title={t.calls}>
      <Stack>
        <Text as="p" tone="second">
          {t.callsText}
        </Text>
        <CopyField label={t.address} value={address} />
        <CopyField label={t.client} value={clientLine(address)} />
        {OPEN_CALLS.map(({ id, method, path, code }) => (
          <CopyField key={id} label={t[id]} description={`${method} ${path}`} value={code} />
        ))}
        <CopyField
          label={t.signature}
          description={t.signatureText({ headers: HEADERS.join(', ') })}
          value={SIGNED_EXAMPLE.split('\n').join('\\n')}
        />
      </Stack>
    </Card>
  );
}
