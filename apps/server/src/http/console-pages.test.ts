import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server';

const consoleDir = mkdtempSync(join(tmpdir(), 'chatdeck-console-'));
mkdirSync(join(consoleDir, 'assets'));
writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>console</title>');
const prerendered = join(consoleDir, 'prerendered');
const pages: Record<string, { scripts: string[]; styles: string[] }> = {};
for (const [locale, logIn, about] of [
  ['zh-CN', '登录', '介绍'],
  ['en', 'log in', 'about'],
] as const) {
  mkdirSync(join(prerendered, locale, 'docs'), { recursive: true });
  writeFileSync(join(prerendered, locale, 'login.html'), `<title>${logIn}</title>`);
  writeFileSync(join(prerendered, locale, 'docs', 'about.html'), `<title>${about}</title>`);
  writeFileSync(join(prerendered, locale, 'login.html.br'), brotliCompressSync(logIn));
  pages[`/${locale}/login`] = { scripts: ['sha256-a='], styles: [`sha256-${locale}=`] };
  pages[`/${locale}/docs/about`] = { scripts: ['sha256-a='], styles: ['sha256-c='] };
}
writeFileSync(join(prerendered, 'pages.json'), JSON.stringify(pages));
writeFileSync(join(consoleDir, 'assets', 'main-1a2b.js'), 'export {}');
writeFileSync(join(consoleDir, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export {}'));

const server = useServer({ consoleDir });
const bare = useServer();
const navigate = (url: string, at = server, languages?: string) =>
  at.app.inject({
    url,
    headers: {
      accept: 'text/html,application/xhtml+xml',
      ...(languages !== undefined && { 'accept-language': languages }),
    },
  });

describe('The console', () => {
  it.each(['/', '/prerendered', '/en/docs/about', '/dashboard/main?r=abc'])(
    'opens at %s',
    async (url) => {
      const page = await navigate(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<title>console</title>');
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.headers['content-security-policy']).toContain(
        "require-trusted-types-for 'script'",
      );
      expect(page.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each([
    ['/login?redirect=%2Fgroup', undefined, '登录'],
    ['/login', 'en-GB,en;q=0.9,zh;q=0.5', 'log in'],
    ['/docs/about', 'zh-TW,zh;q=0.9', '介绍'],
    ['/docs/about', 'en', 'about'],
  ])('sends the page that is rendered already at %s for %s', async (url, languages, title) => {
    const page = await navigate(url, server, languages);
    expect(page.headers.vary).toContain('accept-language');
    expect(page.body).toContain(`<title>${title}</title>`);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['/login', undefined, 'sha256-zh-CN='],
    ['/login', 'br', 'sha256-zh-CN='],
    ['/docs/about', undefined, 'sha256-c='],
  ])(
    'allows in %s, sent as %s, the script and the style of that page alone',
    async (url, encoding, style) => {
      const page = await server.app.inject({
        url,
        headers: { accept: 'text/html', ...(encoding && { 'accept-encoding': encoding }) },
      });
      expect(page.headers['content-encoding']).toBe(encoding);
      const policy = String(page.headers['content-security-policy']).split('; ');
      expect(policy).toContain("script-src 'self' 'sha256-a='");
      expect(policy).toContain(`style-src 'self' '${style}'`);
    },
  );

  it('lets no form be sent but by the code of the page, since a browser would put a password into the address', async () => {
    const page = await navigate('/login');
    const policy = String(page.headers['content-security-policy']).split('; ');
    expect(policy).toContain("form-action 'none'");
  });

  it('allows nothing inline in any other page', async () => {
    const page = await navigate('/dashboard/main');
    const policy = String(page.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "style-src 'self'"]));
  });

  it.each([['*/*'], [undefined], ['image/webp,*/*;q=0.8']])(
    'opens for who accepts %s, as link previews and robots do',
    async (accept) => {
      const headers = accept === undefined ? {} : { accept };
      const page = await server.app.inject({ url: '/docs/about', headers });
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('<title>介绍</title>');
    },
  );

  it('is no page for who asks for data only', async () => {
    const headers = { accept: 'application/json' };
    const answer = await server.app.inject({ url: '/docs/about', headers });
    expect(answer.json()).toMatchObject({ code: 10004 });
  });

  it('sends a built file compressed to a browser that can read it', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const script = await server.app.inject({ url: '/assets/main-1a2b.js', headers });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(script.rawPayload).toString()).toBe('export {}');
  });

  it('keeps built files for ever', async () => {
    const script = await server.app.inject('/assets/main-1a2b.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
  });

  it('answers a missing file and a missing call with the envelope, not with a page', async () => {
    const script = await server.app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } });
    expect(script.statusCode).toBe(404);
    expect(script.json()).toMatchObject({ code: 10004 });
    expect((await navigate('/v1/api/nothing')).statusCode).toBe(404);
  });

  it('gives out nothing from outside its folder', async () => {
    const answer = await server.app.inject('/..%2f..%2fetc/passwd');
    expect(answer.statusCode).not.toBe(200);
  });

  it('says what to do when it was not built', async () => {
    const page = await navigate('/', bare);
    expect(page.body).toContain('npm run build');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
