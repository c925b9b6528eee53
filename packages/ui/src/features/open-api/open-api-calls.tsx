import { contract, servedPath } from '@chatdeck/sdk/contract';
import { OPEN_API_SCOPE, signedText } from '@chatdeck/sdk/rules';
import { OPEN_API_HEADER } from '@chatdeck/sdk/plain-rules';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { CopyField } from '#primitives/copy-field/copy-field.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { openApiMessages } from './open-api.messages';

const { session, sayToRoom, sayToContact } = contract.openApi;

/** The calls of the public open API and how the SDK makes each, from the contract itself. */
const OPEN_CALLS = [
  {
    id: 'openSession',
    method: session.method,
    path: servedPath(session.path),
    code: `await api.openSession(${JSON.stringify([OPEN_API_SCOPE.materialRead])})`,
  },
  {
    id: 'sayToRoom',
    method: sayToRoom.method,
    path: servedPath(sayToRoom.path),
    code: "await api.sayToRoom({ roomName: '读书会', message: { type: 1, content: '早安' } })",
  },
  {
    id: 'sayToContact',
    method: sayToContact.method,
    path: servedPath(sayToContact.path),
    code: "await api.sayToContact({ name: '林知远', message: { type: 1, content: '早安' } })",
  },
] as const;

/** The line of code that creates a client for this address. */
const clientLine = (address: string): string =>
  `const api = createOpenApiClient({ baseUrl: '${address}', apiKey, apiSecret })`;

/** The signed text of an example message to a group, one part per line. */
const SIGNED_EXAMPLE = signedText({
  method: sayToRoom.method,
  path: servedPath(sayToRoom.path),
  timestamp: '{timestamp}',
  nonce: '{nonce}',
  body: '{body}',
});

/** The headers of a signed request. */
const HEADERS: readonly string[] = Object.values(OPEN_API_HEADER);

/** How to call the open API, with code to copy. */
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
