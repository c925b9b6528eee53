import { isWithinScopes } from '@chatdeck/sdk/scopes';

// Loaded for the session of a partner alone: the account's own may make every call.
export default isWithinScopes;
