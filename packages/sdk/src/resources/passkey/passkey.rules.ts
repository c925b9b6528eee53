import { requiredText } from '../../core/check';

/** How long the name of a passkey may be, in characters. */
export const PASSKEY_NAME_MAX = 50;

/** What an account calls a passkey. */
export const passkeyNameSchema = requiredText('required', PASSKEY_NAME_MAX);
