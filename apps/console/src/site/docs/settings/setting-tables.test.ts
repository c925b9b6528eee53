import { describe, expect, it } from 'vitest';
import {
  CONFIG_FIELDS,
  fieldsIn,
} from '../../../../../../packages/ui/src/lists/config/fields/config-fields';
import { FIELD_GROUPS } from '../../../../../../packages/ui/src/lists/config/fields/config-field';
import { SETTING_EFFECTS } from './setting-effects';
import { settingTable } from './setting-tables';

const GROUPS = FIELD_GROUPS.filter((group) => group !== 'elsewhere');

describe('The settings of the documentation', () => {
  it('are all of the settings page', () => {
    const edited = GROUPS.flatMap((group) => fieldsIn(group).map(({ key }) => key));
    expect(edited.toSorted()).toEqual(Object.keys(SETTING_EFFECTS).toSorted());
    expect(edited.length).toBeGreaterThan(45);
    expect(CONFIG_FIELDS.length).toBeGreaterThan(edited.length);
  });

  // `npx vitest run --project console setting-tables -u` writes them.
  it.each(GROUPS.flatMap((group) => [['zh-CN', group] as const, ['en', group] as const]))(
    'have in %s a table of the group "%s" that is up to date',
    async (locale, group) => {
      const file = `../content/${locale}/settings/${group}.mdx`;
      await expect(settingTable(fieldsIn(group), locale)).toMatchFileSnapshot(file);
    },
  );
});
