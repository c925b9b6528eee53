import { createChatdeckClient } from '@chatdeck/sdk';
import type { Decorator } from '@storybook/react-vite';
import { useMemo, useState, type ReactNode } from 'react';
import { ChatdeckProvider } from '../packages/ui/src';
import { hostOf, type Host } from './hosts/hosts';

/** Wraps a story in its own provider, configured by the toolbar. */
export const withAppearance: Decorator = (Story, { id, globals, parameters }) => (
  <StoryHost
    key={`${id} ${String(globals.host)}`}
    host={hostOf(globals.host)}
    scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
    locale={String(globals.locale)}
    density={globals.density === 'compact' ? 'compact' : 'regular'}
    width={Number(globals.width) || undefined}
    padding={parameters.padding === 0 ? 0 : 24}
  >
    <Story />
  </StoryHost>
);

/**
 * A client without live events: a stream left open by a story would block the service worker for the next one.
 * Stories poll instead; the stream itself is tested elsewhere.
 */
function storyClient(locale: string) {
  const { event: _, ...client } = createChatdeckClient({
    baseUrl: location.origin,
    auth: { getToken: () => 'mock-token' },
    locale: () => locale,
  });
  return client;
}

/** The page of a story is ours. */
const PAGE = { ground: 'var(--cd-surface)' };

interface StoryHostProps {
  readonly host: Host;
  readonly scheme: 'light' | 'dark';
  readonly locale: string;
  readonly density: 'regular' | 'compact';
  readonly width: number | undefined;
  readonly padding: number;
  readonly children: ReactNode;
}

function StoryHost(props: StoryHostProps) {
  const { host: Host, scheme, locale, density, width, padding, children } = props;
  const client = useMemo(() => storyClient(locale), [locale]);
  const appearance = useMemo(() => ({ scheme, density, tokens: PAGE }), [scheme, density]);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    // Containment makes a narrow frame the containing block of its dialogs.
    <div
      ref={setFrame}
      style={width ? { width, height: 780, contain: 'layout', overflow: 'auto' } : undefined}
    >
      <Host>
        <ChatdeckProvider
          client={client}
          locale={locale}
          appearance={appearance}
          portalContainer={width ? frame : null}
        >
          <div style={{ padding, minHeight: width ? 780 : '100vh', boxSizing: 'border-box' }}>
            {children}
          </div>
        </ChatdeckProvider>
      </Host>
    </div>
  );
}
