import { describe, expect, it } from 'vitest';
import { isSignature, sign } from './signature';

const base = { apiKey: 'test-key', timestamp: 1_700_000_000_000, nonce: '123' };

describe('The signature of the robot', () => {
  it('is the one that the plugin makes', () => {
    expect(sign('test-secret', { ...base, qrUrl: '', qrStatus: 4 })).toBe(
      'DDBB5811A22C1310110EE808F7B324FB',
    );
    expect(sign('test-secret', { ...base, friend: [{ wxid: 'a', name: '张' }] })).toBe(
      '5308880870169198914BB29D152A223C',
    );
  });

  it('reads the same from a query, where every value is text', () => {
    const sent = {
      apiKey: 'test-key',
      timestamp: '1700000000000',
      nonce: '123',
      qrUrl: '',
      qrStatus: '4',
    };
    expect(isSignature('DDBB5811A22C1310110EE808F7B324FB', 'test-secret', sent)).toBe(true);
  });

  it('accepts an optional parameter that was signed as undefined and not sent', () => {
    const signature = sign('secret', { ...base, id: '1', taskId: undefined });
    expect(isSignature(signature, 'secret', { ...base, id: '1' }, ['taskId'])).toBe(true);
    expect(isSignature(signature, 'secret', { ...base, id: '1' })).toBe(false);
  });

  it('refuses another secret, another value and a cut signature', () => {
    const signature = sign('secret', { ...base, id: '1' });
    expect(isSignature(signature, 'other', { ...base, id: '1' })).toBe(false);
    expect(isSignature(signature, 'secret', { ...base, id: '2' })).toBe(false);
    expect(isSignature(signature.slice(1), 'secret', { ...base, id: '1' })).toBe(false);
    expect(isSignature('', 'secret', { ...base, id: '1' })).toBe(false);
  });
});
