import { PAGES } from './expected';
import { expect, test } from './visitors';

const READ = PAGES.filter(({ path }) => path.startsWith('/docs/') || path === '/home');
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]+)"`).exec(html)?.[1] ?? '';

test('a link preview shows what its page is, with a picture', async ({ request, stage }) => {
  const descriptions = new Set<string>();
  for (const { path, title } of READ) {
    const answer = await request.get(stage.url + path, { headers: { accept: '*/*' } });
    const html = await answer.text();
    expect(html).toContain(`<title>${title['zh-CN']} - `);
    const description = contentOf(html, 'description');
    expect(description.length).toBeGreaterThan(10);
    descriptions.add(description);
    const picture = await request.get(new URL(contentOf(html, 'og:image'), stage.url).href);
    expect(picture.headers()['content-type']).toBe('image/png');
  }
  expect(descriptions.size).toBe(READ.length);
  const robots = await request.get(`${stage.url}/robots.txt`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /v1/');
});
