export { isOpenWhileClosing } from './resources/account-data/closing-calls';
export { isWithinScopes, scopesFor } from './resources/open-api/open-api.scopes';
