import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChatdeckClient } from '@chatdeck/sdk';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|fixtures)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

/** Calls that no screen makes, each with the reason. */
const UNUSED: Readonly<Record<string, string>> = {
  'contact.searchNames': 'a choice is searched with its id',
  'group.searchNames': 'a choice is searched with its id',
  'event.listen': 'the store listens by itself',
  'event.scope': 'no call',
  'material.uploadGrant': 'an upload asks for it by itself',
  'openApi.baseUrl': 'no call',
  'prompt.get': 'the list has all of a role',
};

it('uses every call of the SDK in a screen, or says why not', () => {
  const client = createChatdeckClient({
    baseUrl: 'http://chatdeck.test',
    auth: { getToken: () => '' },
  });
  const stores = sourcesIn('packages/ui/src/store');
  const others = [...sourcesIn('packages/ui/src/features'), ...sourcesIn('apps/console/src')];
  const isUsed = (resource: string, method: string) =>
    // Called, or passed to what fetches all pages.
    stores.some((text) => text.includes(`client.${resource}.${method}(`)) ||
    stores.some((text) => text.includes(`listAll(client.${resource}.${method},`)) ||
    // Made by the endpoints that several resources share.
    ['record', 'chat'].some(
      (shape) =>
        stores.some((text) => text.includes(`${shape}Endpoints(build, '${resource}',`)) &&
        stores.some(
          (text) =>
            text.includes(`const ${shape}Endpoints`) && text.includes(`of(client).${method}(`),
        ),
    ) ||
    // Called on whichever of the two the list is of.
    (['contact', 'group'].includes(resource) &&
      stores.some((text) => text.includes(`resourceOf(client, kind).${method}(`))) ||
    others.some((text) => text.includes(`${resource}.${method}(`));
  const methodsOf = (part: object): string[] =>
    Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? methodsOf(value).map((method) => `${name}.${method}`)
        : [name],
    );
  const unused = Object.entries(client).flatMap(([resource, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null
      ? methodsOf(part)
          .filter((method) => !isUsed(resource, method))
          .map((method) => `${resource}.${method}`)
      : [],
  );
  expect(unused.sort()).toEqual(Object.keys(UNUSED).sort());
});
