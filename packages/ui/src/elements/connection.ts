import { cachedToken, createChatdeckClient, type Auth, type FetchedToken } from '@chatdeck/sdk';
import { developerNotice } from '#context/developer-notice.ts';
import type { ChatdeckProviderProps } from '#provider/chatdeck-provider.tsx';
import type { Appearance } from '#provider/theme-root.tsx';
import type { PanelClient } from '#store/call-port.ts';
import { accentTokens } from '#theme/accent-tokens.ts';

/** What the attributes and properties of a provider's element say. */
export interface ConnectionOptions extends Pick<
  ChatdeckProviderProps,
  'messages' | 'hrefOf' | 'helpHrefOf' | 'notify' | 'draftStorage' | 'onSessionEnded' | 'locale'
> {
  readonly client?: PanelClient;
  readonly getToken?: Auth['getToken'];
  readonly appearance?: Appearance;
  readonly baseUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  readonly accent?: string | undefined;
  readonly darkAccent?: string | undefined;
  readonly scheme?: string | undefined;
  readonly density?: string | undefined;
  readonly isDemo: boolean;
  readonly isReadOnly: boolean;
}

async function fetchToken(url: string): Promise<FetchedToken> {
  const answer = await fetch(url, { method: 'POST' });
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`);
  return (await answer.json()) as FetchedToken;
}

/** The client of a provider's element: its own, or one that stays for as long as the address and the kind of token do. */
export class Connection {
  private latest: ConnectionOptions['getToken'];
  private made: { readonly key: string; readonly client: PanelClient } | undefined;

  /** Undefined while the page has not said where the token comes from: a request without one would end the session. */
  clientOf({ client, baseUrl, tokenUrl, getToken }: ConnectionOptions): PanelClient | undefined {
    if (client) return client;
    this.latest = getToken;
    if (!getToken && tokenUrl === undefined) return undefined;
    const key = JSON.stringify([baseUrl, getToken ? null : tokenUrl]);
    if (this.made?.key === key) return this.made.client;
    // A page may give another function each time that it renders: it is the same session.
    const auth =
      getToken || tokenUrl === undefined
        ? { getToken: () => this.latest?.() }
        : cachedToken(() => fetchToken(tokenUrl));
    const made = createChatdeckClient({ auth, ...(baseUrl !== undefined && { baseUrl }) });
    this.made = { key, client: made };
    return made;
  }
}

const isOneOf = <const Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): text is Value => values.some((value) => value === text);

/** The look that attributes and `appearance` ask for; the attributes win. */
export function appearanceOf(options: ConnectionOptions): Appearance {
  const { appearance = {}, scheme, density } = options;
  return {
    ...appearance,
    ...(isOneOf(['light', 'dark', 'auto'], scheme) && { scheme }),
    ...(isOneOf(['regular', 'compact'], density) && { density }),
    ...accentOf(options),
  };
}

function accentOf({ accent, darkAccent, appearance }: ConnectionOptions): Appearance {
  if (accent === undefined) return {};
  try {
    const { light, dark } = accentTokens(accent, darkAccent);
    const { tokens = {} } = appearance ?? {};
    const both = { light: { ...light, ...tokens.light }, dark: { ...dark, ...tokens.dark } };
    return { tokens: { ...tokens, ...both } };
  } catch (error) {
    developerNotice(String(error));
    return {};
  }
}
