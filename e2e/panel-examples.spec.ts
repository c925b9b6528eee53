import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { exampleIn, HOST, openSite, REPOSITORY } from './support/panel-example';
import { expect, test } from './support/test';

const ACCOUNT = { name: '山月', email: 'me@example.com', password: 'my password' };

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

const DOCUMENTS = ['packages/ui/README.md', 'docs/embedding.md'];

for (const document of DOCUMENTS) {
  test(`the first example of ${document} shows its panel in a page of a host`, async ({
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
    await site.close();
  });
}
