import { expect, it } from 'vitest';
import { relyingParty } from './relying-party';

const LISTENING = 'http://127.0.0.1:3000';

it('is the public address, and no page of another origin', () => {
  const party = relyingParty(new URL('https://deck.example:8443/'), LISTENING);
  expect(party).toMatchObject({ id: 'deck.example', site: 'https://deck.example:8443' });
  expect(party?.isOrigin('https://deck.example:8443')).toBe(true);
  for (const other of [
    'https://deck.example',
    'http://deck.example:8443',
    'https://evil.deck.example:8443',
    'http://localhost:8443',
  ]) {
    expect(party?.isOrigin(other)).toBe(false);
  }
});

it('is this machine by name where no public address is set', () => {
  const party = relyingParty(undefined, LISTENING);
  expect(party).toMatchObject({ id: 'localhost', site: 'http://localhost:3000' });
  expect(party?.isOrigin('http://localhost:5173')).toBe(true);
  for (const other of ['http://127.0.0.1:3000', 'https://localhost.evil.example']) {
    expect(party?.isOrigin(other)).toBe(false);
  }
});

it.each(['http://deck.example', 'https://203.0.113.9', 'https://[2001:db8::1]'])(
  'is none at %s, where browsers have no passkeys',
  (address) => {
    expect(relyingParty(new URL(address), LISTENING)).toBeUndefined();
  },
);
