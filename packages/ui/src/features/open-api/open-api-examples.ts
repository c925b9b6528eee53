import { contract, servedPath } from '@chatdeck/sdk/contract';
import { OPEN_API_HEADER, OPEN_API_SCOPE } from '@chatdeck/sdk/rules';
import { signedText } from '@chatdeck/sdk/rules';

const { session, sayToRoom, sayToContact } = contract.openApi;

/** The calls of the public open API and how the SDK makes each, from the contract itself. */
export const OPEN_CALLS = [
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

/** The line that makes a client at this address. */
export const clientLine = (address: string): string =>
  `const api = createOpenApiClient({ baseUrl: '${address}', apiKey, apiSecret })`;

/** What is signed of a message for a group, a part a line. */
export const SIGNED_EXAMPLE = signedText({
  method: sayToRoom.method,
  path: servedPath(sayToRoom.path),
  timestamp: '{timestamp}',
  nonce: '{nonce}',
  body: '{body}',
});

/** The headers of a signed request. */
export const HEADERS: readonly string[] = Object.values(OPEN_API_HEADER);
