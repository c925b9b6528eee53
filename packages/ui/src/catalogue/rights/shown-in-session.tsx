import type { OpenApiScope } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { MockFault } from '@chatdeck/sdk/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { userApi } from '#store/user.api.ts';
import { serve, testClient, watchRefusals } from '#testing/with-backend.tsx';
import { doSteps } from '../do-steps';
import { eventually } from '../eventually';
import { watch } from '../faults/watch';
import type { Fixture } from '../fixture';

/** What a session may do; the account's own may do everything. */
export type Rights = readonly OpenApiScope[] | 'own';

const KNOWN = 'session-known';

/** Shows its content once the session is known, so that nothing is asked for beside that question. */
function Known({ children }: { readonly children: ReactNode }) {
  return userApi.useUserQuery().data ? <div data-testid={KNOWN}>{children}</div> : null;
}

let sessions = 0;

/**
 * How the page learns of the rights: as the server says them, by what the host says of the account's own session, or not
 * yet.
 */
export type Knowledge = 'known' | 'read-only' | 'unknown';

/** The answer to whose the session is. A read-only page takes it for the account's, and the server holds it to its rights. */
const ANSWERS: Readonly<Record<Knowledge, MockFault | undefined>> = {
  known: undefined,
  'read-only': {
    kind: 'altered',
    alter: (user: unknown): unknown => ({ ...Object(user), scopes: undefined }),
  },
  unknown: { kind: 'never' },
};

/** Renders a fixture in a session with these rights, until everything that loads has loaded. */
export async function showInSession(
  { ui, change, steps, calls }: Fixture,
  rights: Rights,
  knowledge: Knowledge = 'known',
) {
  const watched = watch(document.body);
  const refusals: string[] = [];
  sessions += 1;
  // Its own token: what the last session asked for may be answered late.
  const token = `session-${sessions}`;
  const refused = watchRefusals(token);
  const answer = ANSWERS[knowledge];
  serve({
    change: (state) => {
      change?.(state);
      if (rights !== 'own') state.user.scopes = [...rights];
    },
    ...(answer && { faults: { 'account.info': answer } }),
  });
  const onError = ({ code, message }: { readonly code: number; readonly message: string }) => {
    if (code === CODE.scopeNeeded) refusals.push(message);
  };
  const view = render(
    <ChatdeckProvider
      client={testClient(token)}
      isReadOnly={knowledge === 'read-only'}
      onError={onError}
    >
      {knowledge === 'unknown' ? ui() : <Known>{ui()}</Known>}
    </ChatdeckProvider>,
  );
  // Until then the page is empty and quiet, for as long as a busy machine takes.
  if (knowledge !== 'unknown') await eventually(() => screen.getByTestId(KNOWN));
  await settle(knowledge === 'unknown' ? QUIET_MS * 4 : MOST_MS);
  // What a form sends, and its first fields, are not there for every session.
  if (steps && calls !== 'sends' && knowledge !== 'unknown') {
    await doSteps(steps);
    await settle();
  }
  return {
    /** The calls that the server refused, and what users were told of them. */
    refused: () => [...refused.paths(), ...refusals],
    /** Removes it, and returns the errors of the meantime. */
    leave: () => {
      watched.stop();
      refused.stop();
      view.unmount();
      return watched.errors;
    },
  };
}

const QUIET_MS = 30;
const MOST_MS = 4_000;

/** Waits until the page has neither changed nor waited for anything for a moment. */
async function settle(mostMs = MOST_MS): Promise<void> {
  const startedAt = performance.now();
  let changedAt = startedAt;
  const observer = new MutationObserver(() => void (changedAt = performance.now()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const isQuiet = () => {
    const now = performance.now();
    const isLoading = document.querySelector('[aria-busy="true"]') !== null;
    return now - startedAt > mostMs || (now - changedAt > QUIET_MS && !isLoading);
  };
  while (!isQuiet()) await act(() => new Promise((done) => void setTimeout(done, 10)));
  observer.disconnect();
}

const isEnabled = (element: Element) =>
  !element.matches(':disabled,[aria-disabled="true"]') &&
  element.closest('[inert],[hidden],fieldset:disabled') === null;

const enabled = () =>
  [...document.querySelectorAll<HTMLElement>('button,[role="menuitem"]')].filter(isEnabled);

/** The names of the buttons and menu items that can be pressed. */
export const actionNames = (): readonly string[] =>
  enabled().map((action) => (action.getAttribute('aria-label') ?? action.textContent).trim());

/** Presses everything that can be pressed, and then what has come of it, such as the items of menus. */
export async function pressEverything(): Promise<void> {
  const pressed = new Set<HTMLElement>();
  for (const _ of ['what is there', 'what has come']) {
    for (const action of enabled()) {
      if (pressed.has(action) || !action.isConnected) continue;
      pressed.add(action);
      fireEvent.click(action);
    }
    await settle();
  }
}

/** The texts on the page. */
export function texts(): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
  return found;
}
