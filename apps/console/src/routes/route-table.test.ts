import { describe, expect, it } from 'vitest';
import { REDIRECTS, ROUTES } from './route-table';

describe('the route table', () => {
  it('gives each page a name, an address and a title of its own', () => {
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
    for (const { title } of ROUTES) expect(title['zh-CN'] && title.en).toBeTruthy();
  });

  it('leads each section to its first page', () => {
    expect(REDIRECTS.get('/')).toBe('/login');
    expect(REDIRECTS.get('/dashboard')).toBe('/dashboard/main');
    expect(REDIRECTS.get('/user')).toBe('/user/info');
    for (const target of REDIRECTS.values()) {
      expect(ROUTES.map(({ path }) => path)).toContain(target);
    }
  });
});
