/** The public subpaths of the package. */
export const ENTRIES = [
  'src/index.ts',
  'src/contract/index.ts',
  'src/contract/openapi.ts',
  'src/resources/index.ts',
  'src/lazy.ts',
  'src/changes.ts',
  'src/audit.ts',
  'src/news.ts',
  'src/operator.ts',
  'src/scopes.ts',
  'src/skill.ts',
  'src/rules.ts',
  'src/plain-rules.ts',
  'src/config.ts',
  'src/constants.ts',
  'src/texts.ts',
  'src/rule-texts.ts',
  'src/languages/text-ids.ts',
  'src/languages/zh-tw.ts',
  'src/entities.ts',
  'src/cron/index.ts',
  'src/simulate/index.ts',
  'src/served/index.ts',
  'src/testing/index.ts',
];

/** The demo, in one file. */
export const DEMO = 'src/demo.ts';
