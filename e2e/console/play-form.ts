import { setTimeout as pause } from 'node:timers/promises';
import { createChatdeckClient, type ChatdeckClient } from '@chatdeck/sdk';
import type { Locator, Page } from '@playwright/test';
import type { Plan } from '../../packages/ui/src/catalogue/interleavings/plan';
import { expect } from '../support/test';
import { follow } from '../visits/follow';
import { watchSettling } from '../visits/settled';
import type { ConsoleForm } from './console-forms';
import { lateServer } from './late-server';

const ELSEWHERE = '/contact/list';
const A_MOMENT_MS = 1_000;
/** Less than a notification is shown: the one of the case before must not cover the button. */
const PRESS_MS = 4_000;
/** What a case waits for comes sooner, or never. */
const TIMEOUT_MS = 30_000;
const DRAFT_NOTICE = '已恢复上次未保存的内容';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** A tab with a form, who uses it, and a client that sees what the server has stored. */
export interface FormTab {
  readonly tab: Page;
  readonly form: ConsoleForm;
  readonly account: Account;
  readonly client: ChatdeckClient;
  readonly url: string;
}

/** Returns a function that plays a plan with a text that the server has nowhere yet; it returns what went wrong. */
export async function formPlayer(parts: FormTab) {
  const { tab, form, client, account, url } = parts;
  tab.setDefaultTimeout(TIMEOUT_MS);
  const server = await lateServer(tab, form.call);
  const settled = watchSettling(tab);
  let errors: string[] = [];
  /** What went wrong so far, also where the case then ends with an error. */
  let troubles: string[] = [];
  tab.on('pageerror', ({ message }) => void errors.push(`an error is not caught: ${message}`));
  await tab.goto(form.path);
  await settled();

  /** Ends the session of the tab, as another browser of the account does. */
  async function endSession(): Promise<void> {
    const token = await tab.evaluate(() => localStorage.getItem('cd:token') ?? '');
    await createChatdeckClient({ baseUrl: url, auth: { getToken: () => token } }).account.logout();
  }

  async function logInAgain(): Promise<void> {
    const again = tab.getByRole('alertdialog', { name: '重新登录' });
    await again.getByRole('button', { name: '重新登录' }).click();
    await tab.waitForURL(/\/login/);
    await tab.getByRole('textbox', { name: '邮箱' }).fill(account.email);
    await tab.getByLabel('密码', { exact: true }).fill(account.password);
    await tab.getByRole('button', { name: '登录', exact: true }).click();
    await tab.waitForURL((to) => to.pathname !== '/login');
    await settled();
  }

  /** Opens the form, from wherever the tab is. */
  async function open(): Promise<Locator> {
    if (new URL(tab.url()).pathname !== form.path) {
      await follow(tab, form.path);
      await settled();
    }
    const isExact = typeof form.open === 'string';
    const main = tab.getByRole('main');
    await main.getByRole('button', { name: form.open, exact: isExact }).first().click();
    const dialog = tab.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  }

  /** Opens the form anew: whether it offers what was not saved, and has the text. */
  async function isOffered(text: string): Promise<boolean> {
    const dialog = await open();
    const isRestored = (await dialog.getByText(DRAFT_NOTICE).count()) > 0;
    const isHeld = isRestored && (await heldIn(dialog)).includes(text);
    if (isRestored) await dialog.getByRole('button', { name: '丢弃' }).click();
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'hidden' });
    return isHeld;
  }

  async function leave(text: string, fault: Plan['fault']): Promise<void> {
    await follow(tab, ELSEWHERE);
    if (fault === 'expiry') await logInAgain();
    else await settled();
    await expect.poll(server.isQuiet).toBe(true);
    const count = await form.stored(client, text);
    const offered = await isOffered(text);
    if (count === 0 && !offered) troubles.push('what was left is neither stored nor offered again');
    if (count > 0 && offered) troubles.push('what was left is stored, and offered again');
  }

  async function stay(dialog: Locator, text: string, fault: Plan['fault']): Promise<void> {
    const send = dialog.getByRole('button', { name: form.send, exact: true });
    await expect.poll(() => server.hasSent() && server.isQuiet()).toBe(true);
    if (fault === 'expiry') {
      await logInAgain();
      const again = await open();
      if (!(await heldIn(again)).includes(text)) troubles.push('what was typed is lost');
      await send.click();
    } else if (fault !== 'none') {
      // A press after the first answer may have sent it already.
      const failure = tab.locator('[data-cd-part="toast"][role="alert"]').filter({ hasText: /./ });
      await expect
        .poll(async () => (await failure.count()) > 0 || !(await dialog.isVisible()))
        .toBe(true);
      // That press may still close the dialog at any moment; whether it was sent then is seen by what is stored.
      const held = await heldIn(dialog, A_MOMENT_MS).catch(() => undefined);
      if (held !== undefined) {
        if (!held.includes(text)) troubles.push('what was typed is lost');
        // Nobody presses in the milliseconds between the notification and what else the page has to draw.
        await tab.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
        await send.click({ timeout: PRESS_MS }).catch(async (error: unknown) => {
          if (await dialog.isVisible())
            troubles.push(`its button is not pressed: ${String(error)}`);
        });
      }
    }
    await dialog.waitFor({ state: 'hidden' });
  }

  return async (plan: Plan, text: string): Promise<readonly string[]> => {
    const { presses, leavesAt, fault } = plan;
    [errors, troubles] = [[], []];
    try {
      const dialog = await open();
      await form.fill(dialog, text, tab);
      // Those of the case before would be taken for the failure of this one.
      if (fault !== 'none') await tab.evaluate(closeNotifications);
      server.begin(plan);
      if (fault === 'expiry') await endSession();
      const pressed = tab.evaluate(pressAt, { name: form.send, moments: [0, ...presses] });
      if (leavesAt !== undefined) await pause(leavesAt);
      await (leavesAt === undefined ? stay(dialog, text, fault) : leave(text, fault));
      await pressed;
      const count = await form.stored(client, text);
      if (count > 1) troubles.push(`it is stored ${count} times`);
      if (leavesAt === undefined && count === 0) troubles.push('it is not stored');
      // The next case would else change a row that its list has not loaded yet.
      await settled();
      return [...troubles, ...server.troubles(), ...errors];
    } catch (error) {
      const what = [String(error).slice(0, 400), server.seen(), await shownIn(tab)].join('; ');
      // What is left open must not disturb the next. A new account is led to its config as soon as the page has loaded.
      await tab.goto(form.path);
      await settled();
      return [...troubles, ...server.troubles(), ...errors, what];
    }
  };
}

/** Runs in the page: closes the notifications. */
function closeNotifications(): void {
  for (const toast of document.querySelectorAll('[data-cd-part="toast"]'))
    [...toast.querySelectorAll('button')].at(-1)?.click();
}

/** What a tab shows, for who reads why a case failed. */
const shownIn = (tab: Page): Promise<string> =>
  tab
    .getByRole('dialog')
    .or(tab.getByRole('main'))
    .last()
    .innerText({ timeout: A_MOMENT_MS })
    .then(
      (text) => text.slice(0, 400),
      () => 'nothing',
    );

/** What a dialog shows and what its fields have. */
const heldIn = (dialog: Locator, timeout = TIMEOUT_MS): Promise<string> =>
  dialog.evaluate(
    (box) =>
      [
        box.textContent,
        ...[...box.querySelectorAll('input, textarea')].map((field) =>
          'value' in field ? String(field.value) : '',
        ),
      ].join('\n'),
    undefined,
    { timeout },
  );

/** Runs in the page: presses the button of a dialog at each moment, in ms from now, also once it is gone. */
async function pressAt({ name, moments }: { name: string; moments: readonly number[] }) {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  const button = buttons.find(({ textContent }) => textContent.trim() === name);
  if (!button) throw new Error(`There is no button ${name}.`);
  const began = performance.now();
  for (const moment of [...moments].sort((one, other) => one - other)) {
    const early = moment - (performance.now() - began);
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    button.click();
  }
}
