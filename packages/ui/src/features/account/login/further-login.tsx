import type { SessionToken } from '@chatdeck/sdk';
import { PasskeyLogin } from '../passkeys/passkey-login';
import { SecondStep } from '../second-factor/second-step';

export interface FurtherLoginProps {
  /** The ticket of a login that needs a code; none for one with a passkey. */
  readonly ticket: string | undefined;
  /** Called once with the new session. */
  readonly onLoggedIn: (session: SessionToken) => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

/** What goes on in place of the password or after it, in one file: the first page has no room for the names of two. */
export default function FurtherLogin({ ticket, onLoggedIn, onBack }: FurtherLoginProps) {
  return ticket === undefined ? (
    <PasskeyLogin onLoggedIn={onLoggedIn} onPassword={onBack} />
  ) : (
    <SecondStep ticket={ticket} onLoggedIn={onLoggedIn} onBack={onBack} />
  );
}
