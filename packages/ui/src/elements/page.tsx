import { Fragment, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { Connection, appearanceOf, type ConnectionOptions } from './connection';
import './elements.css';
import { MissingText } from './missing-text';
import type { Language } from './languages';
import { learnLanguages } from './learn-languages';
import type { Placed } from './placed';
import { PlacedElement } from './placed-element';

/** What a provider's element shows, in one React root: its own layer, and each element under it in its own place. */
export interface Page {
  show(options: ConnectionOptions, placed: readonly Placed[], languages: readonly Language[]): void;
  close(): void;
}

export function openPage(mount: Element, host: EventTarget): Page {
  const root = createRoot(mount);
  const connection = new Connection();
  const events = eventsOf(host);
  return {
    show: (options, placed, languages) => {
      learnLanguages(languages);
      root.render(
        <ElementsPage
          // What is shown takes its texts once: a language that comes later starts it anew.
          key={languages.length}
          options={options}
          connection={connection}
          events={events}
          placed={placed}
        />,
      );
    },
    close: () => root.unmount(),
  };
}

/** What the provider calls back is an event of its element. */
function eventsOf(host: EventTarget) {
  const fire =
    (name: string) =>
    (detail?: unknown): void =>
      void host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  return {
    onReady: fire('chatdeck-ready'),
    onEvent: fire('chatdeck-event'),
    onError: fire('chatdeck-error'),
    onNavigate: fire('chatdeck-navigate'),
    onSessionExpired: fire('chatdeck-session-expired'),
  };
}

interface ElementsPageProps {
  readonly options: ConnectionOptions;
  readonly connection: Connection;
  readonly events: ReturnType<typeof eventsOf>;
  readonly placed: readonly Placed[];
}

function ElementsPage({ options, connection, events, placed }: ElementsPageProps) {
  const { messages, hrefOf, helpHrefOf, notify, draftStorage, onSessionEnded, locale, isReadOnly } =
    options;
  const { appearance: own, scheme, density, accent, darkAccent, isDemo } = options;
  const appearance = useMemo(
    () => appearanceOf({ ...options, appearance: own, scheme, density, accent, darkAccent }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest of the options is no part of the look
    [own, scheme, density, accent, darkAccent],
  );
  const client = isDemo ? undefined : connection.clientOf(options);
  if (!isDemo && !client) return null;
  const source = client ? { client } : ({ demo: true } as const);
  return (
    <ChatdeckProvider
      {...source}
      {...events}
      messages={messages}
      hrefOf={hrefOf}
      helpHrefOf={helpHrefOf}
      notify={notify}
      draftStorage={draftStorage}
      onSessionEnded={onSessionEnded}
      locale={locale}
      isReadOnly={isReadOnly}
      appearance={appearance}
    >
      {placed.map((each) => (
        <Fragment key={each.id}>
          <PlacedElement placed={each} appearance={appearance} />
          <MissingText of={each} />
        </Fragment>
      ))}
    </ChatdeckProvider>
  );
}
