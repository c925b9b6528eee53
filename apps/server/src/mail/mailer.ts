/** One mail as it leaves the server. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link that the mail is about. */
  readonly link: string | undefined;
}

/** Hands a mail on; rejects when it could not. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
