import { CODE } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/rules';
import { buildMany, buildPasskey, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeAuthenticator, type PasskeyBehaviour } from '#testing/fake-authenticator.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { LoginScreen } from '../login/login-screen';
import { PersonalCentre } from '../personal-centre/personal-centre';
import { PasskeysCard } from './passkeys-card';

let restore = () => {};
const browserThat = (behaviour: PasskeyBehaviour) => {
  restore = fakeAuthenticator(behaviour);
};
afterEach(() => restore());

const two: MockBackendOptions = {
  change: (state) => {
    state.passkeys.list = buildMany(2, buildPasskey);
  },
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function logIn(behaviour: PasskeyBehaviour, backend: MockBackendOptions = two) {
  browserThat(behaviour);
  const onLoggedIn = vi.fn();
  const shown = show(<LoginScreen onLoggedIn={onLoggedIn} />, backend);
  await shown.user.click(await screen.findByRole('button', { name: '通行密钥登录' }));
  return { ...shown, onLoggedIn };
}

async function add(behaviour: PasskeyBehaviour, backend: MockBackendOptions = {}) {
  browserThat(behaviour);
  const shown = show(<PasskeysCard />, backend);
  await shown.user.click(await screen.findByRole('button', { name: '添加通行密钥' }));
  const dialog = await dialogOf('添加通行密钥');
  await shown.user.type(await dialog.findByLabelText('当前密码'), 'correct horse{Enter}');
  return { ...shown, dialog };
}

it('logs in without an e-mail, a password or a code', async () => {
  const { onLoggedIn } = await logIn('accepts', {
    change: (state) => {
      two.change?.(state);
      state.twoFactor = { isOn: true, hasBegun: false, codes: [], sets: 1 };
    },
  });
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(onLoggedIn).toHaveBeenCalledWith({ token: 'mock-token', userId: 'user-1' });
});

it('returns to the password without a word when its user cancels', async () => {
  const { onLoggedIn } = await logIn('cancels');
  expect(await screen.findByLabelText('密码')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it('says why a passkey was refused, and tries again', async () => {
  const passkeys: (() => void)[] = [];
  const { user, onLoggedIn } = await logIn('accepts', {
    change: (state) => void passkeys.push(() => (state.passkeys.list = [buildPasskey(0)])),
  });
  expect(await screen.findByText(/没有账号在用这个通行密钥，可能已被移除/)).toBeVisible();
  passkeys.forEach((arrive) => arrive());
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
});

it('says where passkeys work when the page is somewhere else', async () => {
  await logIn('is elsewhere', {
    change: (state) => {
      state.passkeys.site = 'https://chatdeck.example';
    },
  });
  expect(await screen.findByText(/只能在 chatdeck\.example 使用/)).toBeVisible();
});

it('says that the browser could not, and that a server failed', async () => {
  const { unmount } = await logIn('breaks');
  expect(await screen.findByText(/浏览器没能用通行密钥/)).toBeVisible();
  unmount();
  restore();
  await logIn('accepts', { faults: { 'passkey.beginLogin': { kind: 'offline' } } });
  expect(await screen.findByText(/没能登录，请再试一次/)).toBeVisible();
});

it('is left for the password while the browser waits', async () => {
  const { user } = await logIn('waits');
  await user.click(await screen.findByRole('button', { name: '用密码登录' }));
  expect(await screen.findByLabelText('密码')).toBeVisible();
});

it('is not offered by a browser without passkeys', async () => {
  browserThat('has none');
  show(<LoginScreen onLoggedIn={vi.fn()} />);
  expect(await screen.findByRole('button', { name: '扫码登录' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '通行密钥登录' })).toBeNull();
});

it('adds a passkey with the password, and lists it', async () => {
  await add('accepts');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Chrome · Windows')).toBeVisible();
  expect(screen.getByText('通行密钥已添加')).toBeVisible();
});

it('says that the password is wrong, beside it, before the browser asks anything', async () => {
  const { user, dialog } = await add('accepts', {
    change: (state) => {
      state.password = 'another one';
    },
  });
  expect(await dialog.findByText('当前密码不正确')).toBeVisible();
  await user.clear(dialog.getByLabelText('当前密码'));
  await user.type(dialog.getByLabelText('当前密码'), 'another one{Enter}');
  expect(await screen.findByText('Chrome · Windows')).toBeVisible();
});

it('lets whoever cancels in the browser try again without a new proof', async () => {
  const { user, dialog } = await add('cancels');
  const again = await dialog.findByRole('button', { name: '创建通行密钥' });
  await waitFor(() => expect(again).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
  restore();
  browserThat('accepts');
  await user.click(again);
  expect(await screen.findByText('Chrome · Windows')).toBeVisible();
  expect(requestsTo('/passkeys/begin')).toHaveLength(1);
});

it.each([
  ['has one', '这台设备上已经有这个账号的通行密钥了。'],
  ['breaks', '这台设备没能创建通行密钥，请换一台设备，或换一个浏览器。'],
] as const)('says why a browser that %s makes none', async (behaviour, text) => {
  const { dialog } = await add(behaviour);
  expect(await dialog.findByText(text)).toBeVisible();
});

it('begins with the proof again when the server refuses what was made', async () => {
  const { dialog } = await add('accepts', {
    faults: { 'passkey.add': { kind: 'code', code: CODE.passkeyRefused } },
  });
  expect(await dialog.findByText('没有添加成功，请再试一次。')).toBeVisible();
  expect(dialog.getByLabelText('当前密码')).toBeVisible();
});

it('begins with the proof again when the browser has waited too long', async () => {
  const { dialog } = await add('cancels', {
    faults: {
      'passkey.beginAdding': {
        kind: 'altered',
        // No time at all is over at once.
        alter: (data) => (isJsonObject(data) ? { ...data, timeout: 0 } : data),
      },
    },
  });
  expect(await dialog.findByText('等太久了，请再试一次。')).toBeVisible();
  expect(dialog.getByLabelText('当前密码')).toBeVisible();
});

it('renames one and removes another, with the password', async () => {
  browserThat('accepts');
  const { user } = show(<PasskeysCard />, two);
  await user.click(await screen.findByRole('button', { name: '我的 iPhone的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '改名' }));
  const rename = await dialogOf('给通行密钥改名');
  await user.clear(await rename.findByLabelText('名称'));
  await user.click(rename.getByRole('button', { name: '保存' }));
  expect(await rename.findByText('必填')).toBeVisible();
  await user.type(rename.getByLabelText('名称'), '旧手机{Enter}');
  expect(await screen.findByText('旧手机')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '旧手机的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '移除' }));
  const remove = await dialogOf('移除「旧手机」');
  await user.type(await remove.findByLabelText('当前密码'), 'not it{Enter}');
  expect(await remove.findByText('当前密码不正确')).toBeVisible();
  await user.clear(remove.getByLabelText('当前密码'));
  await user.type(remove.getByLabelText('当前密码'), 'correct horse{Enter}');
  await waitFor(() => expect(screen.queryByText('旧手机')).toBeNull());
  expect(screen.getByText('Chrome · Windows')).toBeVisible();
});

it('is not shown to a session of a partner', async () => {
  browserThat('accepts');
  show(<PersonalCentre />, {
    change: (state) => {
      state.user = { ...state.user, scopes: ['send'] };
    },
  });
  expect(await screen.findByText('存储空间')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('添加通行密钥')).toBeNull());
  expect(requestsTo('/user/passkeys')).toHaveLength(0);
});
