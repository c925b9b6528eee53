import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { exampleIn, HOST, openSite, REPOSITORY } from './support/panel-example';
import { expect, test } from './support/test';

const ACCOUNT = { name: '山月', email: 'me@example.com', password: 'my password' };
/** A one-pixel picture. */
const PICTURE = {
  name: 'poster.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What the compiler says of an example in a strict project of a host. */
function typeErrors(code: string): string[] {
  const file = join(HOST, 'example.tsx');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['vite/client'],
  };
  const host = ts.createCompilerHost(options);
  const withExample: ts.CompilerHost = {
    ...host,
    fileExists: (path) => path === file || host.fileExists(path),
    readFile: (path) => (path === file ? code : host.readFile(path)),
    getSourceFile: (path, target) =>
      path === file ? ts.createSourceFile(path, code, target) : host.getSourceFile(path, target),
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, withExample))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the fragment of the first README fits the packages', async () => {
  const text = await readFile(join(REPOSITORY, 'README.md'), 'utf8');
  const [, fragment = ''] = /^```tsx\n([^]*?)^```$/m.exec(text) ?? [];
  expect(fragment).toContain('<MaterialPanel />');
  const names = [
    "import { ChatdeckProvider } from '@chatdeck/ui';",
    "import { createPanelClient, materialPanel } from '@chatdeck/ui/client';",
    "import { MaterialPanel } from '@chatdeck/ui/material';",
    'declare const baseUrl: string;',
    'declare const getToken: () => string;',
  ];
  expect(typeErrors([...names, fragment].join('\n'))).toEqual([]);
});

for (const language of ['en', 'zh-CN']) {
  test(`the example of the documentation in ${language} fits the packages`, async () => {
    const page = join('apps/console/src/site/docs/content', language, 'embedding.mdx');
    const text = await readFile(join(REPOSITORY, page), 'utf8');
    const blocks = [...text.matchAll(/^```jsx\n([^]*?)^```$/gm)].map(([, code = '']) => code);
    const example = blocks.find((code) => code.includes('createPanelClient')) ?? '';
    expect(example).toContain('<MaterialPanel />');
    expect(typeErrors(example)).toEqual([]);
  });
}

/** Adds a material of a file, from the origin of the host, and sees it in the list with its picture. */
async function addPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add material' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add material' });
  await dialog.getByText('File', { exact: true }).click();
  await dialog.getByLabel('Name').fill('Poster');
  await dialog.getByLabel('File', { exact: true }).setInputFiles(PICTURE);
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Poster' });
  await expect(row).toContainText(PICTURE.name);
  await expect
    .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
}

const DOCUMENTS = ['packages/ui/README.md', 'docs/embedding.md'];

for (const document of DOCUMENTS) {
  test(`the first example of ${document} shows its panel in a page of a host, which takes a file`, async ({
    page,
    startServer,
  }) => {
    const example = await exampleIn(document);
    expect(typeErrors(`declare const getToken: () => string;\n${example}`)).toEqual([]);

    const site = await openSite();
    const server = await startServer({ ALLOWED_ORIGINS: site.url });
    let token = '';
    const client = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    unwrap(await client.account.signUp(ACCOUNT));
    token = unwrap(await client.account.login(ACCOUNT)).token;
    unwrap(await client.material.add({ type: 1, name: '早安', content: '早安，读十页吧。' }));
    await site.show(example, { baseUrl: server.url, token });
    await page.route('**/chatdeck-token', (route) =>
      route.fulfill({ json: { token, expiresAt: '2099-01-01T00:00:00Z' } }),
    );
    await page.goto(site.url);
    await expect(page.getByText('早安', { exact: true }).first()).toBeVisible();

    await addPicture(page);
    const { list } = unwrap(await client.material.list());
    const stored = list.find(({ name }) => name === 'Poster');
    expect(stored).toMatchObject({ type: CONTENT_TYPE.file });
    await site.close();
  });
}
