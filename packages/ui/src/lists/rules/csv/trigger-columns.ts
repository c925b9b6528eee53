import { MATCH_MODES, NEED_AT, SCOPES } from '@chatdeck/sdk/constants';
import { choiceColumn, textsColumn } from './columns';

export const keywordsColumn = textsColumn('keywords', 'keywords');
export const matchColumn = choiceColumn('match', 'reg', MATCH_MODES);

/** The columns of when a rule applies. */
export const triggerColumns = [
  keywordsColumn,
  matchColumn,
  choiceColumn('scope', 'scope', SCOPES),
  choiceColumn('needAt', 'needAt', NEED_AT),
];

/** The trigger of a line that says nothing of it. */
export const triggerDefaults = { keywords: [], reg: 1, needAt: 1, scope: 'all' };
