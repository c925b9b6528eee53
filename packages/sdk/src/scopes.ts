export { isOpenWhileClosing } from './resources/account-data/closing-calls';
export { isWithinScopes, scopesFor } from './resources/open-api/open-api.scopes';
export { keyScopesFor } from './resources/open-api-key/open-api-key.scopes';
