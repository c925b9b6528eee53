/** A slow answer to whose the session is holds content back for so long, in ms: it is shown without actions then. */
const MOST_HELD_MS = 2_000;

/** The rights of a partner's session; undefined for the account's own. */
export type Scopes = readonly string[] | undefined;

/** What is known of the session of a client, and what it lets through. */
export class SessionGate {
  /** Undefined while unknown, too. */
  private scopes: Scopes;

  /**
   * Settles once the session is known or has taken too long, for what is shown with actions: it does not lose or gain them
   * a moment later. Undefined where nobody has asked.
   */
  known: Promise<unknown> | undefined;

  /** `isReadOnly` refuses what changes something, and what no right to read covers. */
  constructor(readonly isReadOnly: boolean) {}

  /**
   * Whether a call may be made. What the session has no right to is not asked for once its rights are known; until then
   * the server says so.
   */
  readonly mayCall = async (endpoint: string): Promise<boolean> => {
    const { scopes, isReadOnly } = this;
    if (scopes === undefined && !isReadOnly) return true;
    const { default: isWithinRights } = await import('./session-rights');
    return isWithinRights(endpoint, { scopes, isReadOnly });
  };

  /** Learns the rights from the answer to whose the session is. */
  follow(answer: Promise<Scopes>): void {
    const learned = answer.then((scopes) => {
      this.scopes = scopes ?? this.scopes;
    });
    const late = new Promise((done) => void setTimeout(done, MOST_HELD_MS));
    this.known ??= Promise.race([learned, late]);
  }
}
