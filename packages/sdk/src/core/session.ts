import { isSessionCode } from './codes';
import { TokenError } from './errors';

/** Where a client gets its token. Nothing is stored by the client: the host owns the token. */
export interface Auth {
  /**
   * The bare token, or undefined when nobody is signed in. Called before every request, which fails with `TokenError` if
   * this throws or takes longer than 15 s.
   */
  getToken(): string | null | undefined | Promise<string | null | undefined>;
  /** Gets a new token after 40001, 40003 or 40004; resolves to undefined when the user must sign in again. */
  refresh?(): Promise<string | null | undefined>;
}

/** How long a host may take to give a token, in milliseconds. */
export const TOKEN_TIMEOUT_MS = 15_000;

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
    const { auth } = this;
    if (!auth) return null;
    try {
      return (await inTime('getToken', async () => auth.getToken())) ?? null;
    } catch (thrown) {
      if (thrown instanceof TokenError) throw thrown;
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      throw new TokenError(`getToken() failed: ${reason}`, { cause: thrown });
    }
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
    const { auth } = this;
    if (!auth?.refresh) return null;
    this.refreshing ??= inTime('refresh', async () => auth.refresh?.())
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

/** What a function of the host gives, unless that takes too long. */
function inTime<T>(name: string, give: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const seconds = TOKEN_TIMEOUT_MS / 1000;
    const timer = setTimeout(
      () => reject(new TokenError(`${name}() gave no token within ${seconds} s`)),
      TOKEN_TIMEOUT_MS,
    );
    give()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
