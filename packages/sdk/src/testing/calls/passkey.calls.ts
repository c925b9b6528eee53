import { capText, type CapId } from '../../core/cap-texts';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { CODE } from '../../core/codes';
import { isJsonObject, jsonIn } from '../../core/json';
import { ruleText } from '../../core/rule-texts';
import type { PasskeyProof } from '../../resources/passkey/passkey.resource';
import type { MockPasskey } from '../mock-passkeys';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { MockRefusal, type MockCallsOf } from './mock-call';
import { requirePassword } from './mock-login';
import { useCode } from './two-factor.calls';

const TIMEOUT_MS = 300_000;
/** What the mock calls the browser that adds a passkey. */
const DEVICE = 'Chrome · Windows';

function prove({ password, code }: PasskeyProof, state: MockState): void {
  requirePassword(password, 'password', state);
  if (!state.twoFactor.isOn) return;
  if (code === undefined) {
    const rule = 'twoFactor.code.required';
    const issue = { path: 'code', rule, message: ruleText(rule, 'zh-CN') };
    throw new MockRefusal(CODE.missingValue, { issues: [issue] });
  }
  useCode(code, state);
}

function refuse(rule: CapId): never {
  const issue = { path: 'credential', rule, message: capText(rule, 'zh-CN') };
  throw new MockRefusal(CODE.passkeyRefused, { issues: [issue] });
}

/** A challenge that works once, and where. */
function challengeOf({ passkeys }: MockState): { challenge: string; rpId: string } {
  if (passkeys.site === null) throw new MockRefusal(CODE.notConfigured);
  passkeys.made += 1;
  const challenge = `mock-challenge-${passkeys.made}`;
  passkeys.challenges.push(challenge);
  return { challenge, rpId: new URL(passkeys.site).hostname };
}

/** Uses up the challenge that the browser has signed. */
function claim(clientDataJSON: string, { passkeys }: MockState): void {
  const text = atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/'));
  const data = jsonIn(text);
  const challenge = isJsonObject(data) ? data['challenge'] : undefined;
  const left = passkeys.challenges.filter((one) => one !== challenge);
  if (left.length === passkeys.challenges.length) refuse('passkey.expired');
  passkeys.challenges = left;
}

const shown = ({ credentialId: _, ...passkey }: MockPasskey) => passkey;

function find(id: string, { passkeys }: MockState): MockPasskey {
  const found = passkeys.list.find((passkey) => passkey.id === id);
  if (!found) throw new MockRefusal(CODE.notFound);
  return found;
}

export const passkeyCalls: MockCallsOf<'passkey'> = {
  'passkey.beginLogin': (_, state) => ({
    ...challengeOf(state),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  }),
  'passkey.login': ({ credential }, state) => {
    claim(credential.response.clientDataJSON, state);
    const found = state.passkeys.list.find(({ credentialId }) => credentialId === credential.id);
    if (!found) refuse('passkey.unknown');
    found.usedAt = FIXTURE_NOW;
    return { token: 'mock-token', userId: state.user.userId };
  },
  'passkey.list': (_, { passkeys: { list, site } }) => ({ list: list.map(shown), site }),
  'passkey.beginAdding': (proof, state) => {
    const { user, passkeys } = state;
    if (!user.isActivated) throw new MockRefusal(CODE.activationNeeded);
    if (passkeys.list.length >= ACCOUNT_CAP.passkeys) {
      throw new MockRefusal(
        CODE.invalidValue,
        { rule: 'cap.passkeys' },
        capText('cap.passkeys', 'zh-CN'),
      );
    }
    prove(proof, state);
    const { challenge, rpId } = challengeOf(state);
    return {
      challenge,
      rp: { id: rpId, name: 'Chatdeck' },
      user: { id: 'dXNlci0x', name: user.email, displayName: user.name },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: TIMEOUT_MS,
      excludeCredentials: passkeys.list.map(({ credentialId: id }) => ({ id, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  },
  'passkey.add': ({ credential }, state) => {
    const { list } = state.passkeys;
    claim(credential.response.clientDataJSON, state);
    if (list.some(({ credentialId }) => credentialId === credential.id)) {
      throw new MockRefusal(CODE.alreadyExists);
    }
    const added: MockPasskey = {
      id: String(Math.max(0, ...list.map(({ id }) => Number(id))) + 1),
      name: DEVICE,
      isBackedUp: true,
      createdAt: FIXTURE_NOW,
      usedAt: null,
      credentialId: credential.id,
    };
    list.push(added);
    return shown(added);
  },
  'passkey.rename': ({ id, name }, state) => {
    const found = find(id, state);
    found.name = name;
    return shown(found);
  },
  'passkey.remove': ({ id, ...proof }, state) => {
    const found = find(id, state);
    prove(proof, state);
    state.passkeys.list = state.passkeys.list.filter((one) => one !== found);
    return null;
  },
};
