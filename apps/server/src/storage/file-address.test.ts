import { describe, expect, it } from 'vitest';
import { originForRobot, withCurrentFiles } from './file-address';

const KEY = `u/me-1_x/${'f'.repeat(22)}/cover.png`;
const now = () => 'https://chat.example.com';

describe('The address of a stored file', () => {
  it.each([
    'http://127.0.0.1:7300',
    'http://localhost:3000',
    'http://[::1]:7300',
    'https://old.example.com',
  ])('follows the server from %s', (stored) => {
    const text = JSON.stringify({
      url: `${stored}/files/${KEY}`,
      config: JSON.stringify({ list: [`${stored}/files/${KEY}`] }),
      content: `见 ${stored}/files/${KEY}，和 ${stored}/files/${KEY}`,
    });
    const moved = withCurrentFiles(text, 'me-1_x', now);
    expect(moved).toBe(text.replaceAll(stored, now()));
  });

  it.each([
    ['of another account', `http://a.cn/files/${KEY.replace('me-1_x', 'you')}`],
    ['without a host', `/files/${KEY}`],
    ['of another path', `http://a.cn/old/files/${KEY}`],
    ['in the query of another site', `https://a.cn/go?to=/files/${KEY}`],
    ['with a user name', `https://me@a.cn/files/${KEY}`],
  ])('%s stays', (_which, address) => {
    expect(withCurrentFiles(address, 'me-1_x', now)).toBe(address);
  });

  it('reaches a robot as the public one, and without it as it was stored, except on this machine', () => {
    const listening = () => 'http://127.0.0.1:7300';
    const originOf = originForRobot(undefined, listening);
    expect(originForRobot({ origin: now() }, listening)('http://localhost:1')).toBe(now());
    expect(originOf('http://localhost:1')).toBe(listening());
    expect(originOf('http://127.0.0.1:1')).toBe(listening());
    expect(originOf('http://192.168.1.5:7300')).toBe('http://192.168.1.5:7300');
  });
});
