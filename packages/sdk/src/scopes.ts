export { isWithinScopes, scopesFor } from './resources/open-api/open-api.scopes';
