import { describe, expect, it } from 'vitest';
import { endpoints, servedPath } from '../contract';
import { findMockRoute, mockAddresses } from './mock-routes';

const HOST = 'https://chat.example.com';
const find = (method: string, url: string) => {
  const found = findMockRoute({ method, url });
  return found && { id: found.endpoint.id, params: found.params };
};

describe('The routes of a mock backend', () => {
  it.each(endpoints)('include $id, whatever is in its path', (endpoint) => {
    const url = HOST + servedPath(endpoint.path).replaceAll(/\{\w+\}/g, 'a%2Fb');
    expect(find(endpoint.method, url)?.id).toBe(endpoint.id);
    expect(mockAddresses(HOST).test(url)).toBe(true);
    expect(mockAddresses().test(url)).toBe(true);
  });

  it('decode the parameters, and know a name from an id', () => {
    expect(find('GET', `${HOST}/v1/api/promot_store/a%2Fb`)?.params).toEqual({ id: 'a/b' });
    expect(find('GET', `${HOST}/v1/api/promot_store/getall`)?.params).toEqual({});
  });

  it('are found below the path that the server is served under', () => {
    const url = `${HOST}/chat/v1/api/material/list`;
    expect(find('GET', url)?.id).toBe('material.list');
    expect(mockAddresses(`${HOST}/chat`).test(url)).toBe(true);
    expect(mockAddresses(HOST).test(url)).toBe(false);
  });

  it.each([
    ['', `${HOST}/v1/api/material/list`],
    ['/chat', `${HOST}/chat/v1/api/material/list`],
    ['*', `${HOST}/chat/v1/api/material/list`],
    [`${HOST}/`, `${HOST}/v1/api/material/list`],
  ])('are those of a client whose base URL is "%s"', (baseUrl, url) => {
    expect(mockAddresses(baseUrl).test(url)).toBe(true);
    expect(mockAddresses(baseUrl).test(`${url}/more`)).toBe(false);
  });

  it('leave other servers alone, but for uploads, whose address the server gives', () => {
    const other = 'https://other.example.com';
    expect(mockAddresses(HOST).test(`${other}/v1/api/material/list`)).toBe(false);
    for (const { path, multipart } of endpoints) {
      if (multipart) expect(mockAddresses(HOST).test(other + servedPath(path))).toBe(true);
    }
    expect(find('GET', `${HOST}/index.html`)).toBeUndefined();
    expect(mockAddresses().test(`${HOST}/v1/api/unheard-of`)).toBe(false);
  });
});
