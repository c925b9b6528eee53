import { isSessionCode } from './codes';

/** Where a client gets its token. Nothing is stored by the client: the host owns the token. */
export interface Auth {
  /** The bare token, or undefined when nobody is signed in. Called before every request. */
  getToken(): string | null | undefined | Promise<string | null | undefined>;
  /** Gets a new token after 40001, 40003 or 40004; resolves to undefined when the user must sign in again. */
  refresh?(): Promise<string | null | undefined>;
}

type Token = string | null;

/**
 * Detects an expired session by the answers. However many calls are in flight, one token causes one refresh or one
 * `sessionExpired`; answers to an earlier token are ignored.
 */
export class Session {
  private refreshing: Promise<Token> | undefined;
  private reported: { readonly token: Token } | undefined;

  constructor(
    private readonly auth: Auth | undefined,
    private readonly onExpired: () => void,
  ) {}

  async token(): Promise<Token> {
    return (await this.auth?.getToken()) ?? null;
  }

  /** The token to retry a call with after its answer, or undefined when the answer is final. */
  async afterAnswer(code: number, sent: Token): Promise<Token> {
    if (!isSessionCode(code)) return null;
    const current = await this.token();
    // Another call refreshed the token or the user signed in meanwhile; the old token's expiry no longer matters.
    if (current !== sent) return this.auth?.refresh ? current : null;
    const fresh = await this.refresh();
    if (fresh !== null && fresh !== sent) return fresh;
    this.report(sent);
    return null;
  }

  private async refresh(): Promise<Token> {
    if (!this.auth?.refresh) return null;
    this.refreshing ??= this.auth
      .refresh()
      .then((token) => token ?? null)
      .catch(() => null)
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private report(token: Token): void {
    if (this.reported?.token === token) return;
    this.reported = { token };
    this.onExpired();
  }
}
