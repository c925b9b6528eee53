import type { Text } from '@chatdeck/sdk/constants';
import { expect, it } from 'vitest';
import { ROUTES } from './route-table';

interface Fields {
  readonly ELSEWHERE_FIELDS: readonly {
    readonly key: string;
    readonly label: Text;
    readonly to?: string;
  }[];
}

const [fields] = Object.values(
  import.meta.glob<Fields>('../../../../packages/ui/src/lists/config/fields/advanced.fields.ts', {
    eager: true,
  }),
);
const led = (fields?.ELSEWHERE_FIELDS ?? []).flatMap(({ key, label, to }) =>
  to === undefined ? [] : [[key, to, label] as const],
);

it('finds the settings with a page of their own', () => {
  expect(led.length).toBeGreaterThan(10);
});

it.each(led)('calls %s what its page %s is called', (_, to, label) => {
  const route = ROUTES.find(({ path }) => path === `/${to.replace('.', '/')}`);
  expect(label).toEqual(route?.title);
});
