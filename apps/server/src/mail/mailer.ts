/** One mail, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link in the mail, if any. */
  readonly link: string | undefined;
}

/** Delivers mails; rejects on failure. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
