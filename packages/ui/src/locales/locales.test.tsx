import { hasLanguage, offerLanguage } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { PlansScreen } from '#features/order/plans/plans-screen.tsx';
import { OrdersScreen } from '#features/order/orders-screen.tsx';
import { findingsMessages } from '#lists/config-check/findings.messages.ts';
import { textsOf } from '#messages';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { requestsTo, serve, show, testClient } from '#testing/with-backend.tsx';
import { defineLocale, lostValues, missingTexts } from './index.ts';
import { ja } from './ja.fixtures.ts';

describe('a page in Traditional Chinese', () => {
  it('shows nothing until its texts are there, then all of them', async () => {
    expect(hasLanguage('zh-TW')).toBe(false);
    show(<MaterialPanel />, {}, { locale: 'zh-TW' });
    expect(document.body).not.toHaveTextContent(/\p{Script=Han}/u);
    expect(await screen.findByRole('button', { name: '新增素材' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: '搜名稱或標籤' })).toBeVisible();
    expect(screen.queryByText('添加素材')).toBeNull();
    // What the server answers with comes in it too.
    expect(requestsTo('/material/list')[0]?.headers.get('accept-language')).toBe('zh-TW');
  });

  it('is at once there the next time, also for Hong Kong', () => {
    show(<MaterialPanel />, {}, { locale: 'zh-HK' });
    expect(screen.getByRole('button', { name: '新增素材' })).toBeVisible();
    expect(screen.getByRole('button', { name: '新增素材' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'zh-HK',
    );
  });
});

describe('a language of the host', () => {
  it('shows its texts, the others in English, and dates its way', async () => {
    show(<OrdersScreen />, {}, { locale: ja });
    expect(await screen.findByRole('heading', { name: 'お支払い履歴' })).toBeVisible();
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('columnheader', { name: '注文日時' })).toBeVisible();
    expect(table.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
    expect(ruleText('email.required', ja)).toBe('メールアドレスを入力してください');
    expect(ruleText('name.required', ja)).toBe('Name is required');
  });

  it('writes dates its way also in a text of English', async () => {
    show(
      <PlansScreen />,
      {
        change: ({ user }) => {
          user.memberUntil = '2026-11-20T06:32:00.000Z';
        },
      },
      { locale: ja },
    );
    expect(await screen.findByText(/^Until 2026年11月20日 14:32/)).toBeVisible();
  });

  it('reads the English message of a server in it', async () => {
    defineLocale('nb', { texts: { 'The server failed; try again later': 'Serveren sviktet' } });
    show(
      <MaterialPanel />,
      { faults: { 'material.list': { kind: 'code', code: 50000 } } },
      { locale: 'nb' },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Serveren sviktet');
  });

  it('counts as English does where it has no text of its own', () => {
    const { fixedMany } = textsOf(findingsMessages, ja);
    expect([fixedMany(1), fixedMany(1200)]).toEqual(['Fixed one', 'Fixed 1,200']);
    // The numbers are those of the language.
    expect(textsOf(findingsMessages, 'de').fixedMany(1200)).toBe('Fixed 1.200');
  });

  it('is loaded once it is shown; meanwhile the language before stays', async () => {
    const load = vi.fn(() =>
      Promise.resolve({ default: { 'material-panel': { add: 'Tilføj materiale' } } }),
    );
    const da = defineLocale('da', load);
    serve();
    const client = testClient();
    const page = (locale: string) => (
      <ChatdeckProvider client={client} locale={locale}>
        <MaterialPanel />
      </ChatdeckProvider>
    );
    const { rerender } = render(page('en'));
    expect(load).not.toHaveBeenCalled();
    rerender(page(da));
    expect(screen.getByRole('button', { name: 'Add material' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tilføj materiale' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gives way to English if it cannot be loaded', async () => {
    offerLanguage('fi', () => Promise.reject(new Error('offline')));
    show(<MaterialPanel />, {}, { locale: 'fi' });
    expect(await screen.findByRole('button', { name: 'Add material' })).toBeVisible();
  });

  it('is English for a tag that is none, and for a language that nobody wrote', () => {
    show(<MaterialPanel />, {}, { locale: 'not a tag' });
    show(<MaterialPanel />, {}, { locale: 'pt-BR' });
    expect(screen.getAllByRole('button', { name: 'Add material' })).toHaveLength(2);
  });
});

describe('what a language lacks', () => {
  it('is listed by the ids of its texts', () => {
    const eo = defineLocale('eo', {
      'material-panel': { add: 'Aldoni materialon' },
      texts: { 'E-mail is required': 'Retpoŝtadreso mankas' },
    });
    const missing = missingTexts(eo);
    expect(missing).toContain('material-panel.search');
    expect(missing).toContain('Name is required');
    expect(missing).not.toContain('material-panel.add');
    expect(missing).not.toContain('E-mail is required');
  });

  it.each(['en', 'en-GB', 'zh-CN', 'zh-TW', 'zh-HK'])('is nothing in %s', (tag) => {
    expect(missingTexts(tag)).toEqual([]);
  });
});

it('finds texts that lost a value which the original shows', () => {
  const texts = {
    'material-panel': { noMatch: () => 'なし', add: '追加' },
    'orders-screen': { payOrder: ({ id }: { id: string }) => `${id} を支払う` },
  };
  expect(lostValues(texts)).toEqual(['material-panel.noMatch: word']);
});

it('takes no text that the product does not have', () => {
  // @ts-expect-error -- a component that does not exist
  defineLocale('qaa', { 'material-panle': { add: '' } });
  // @ts-expect-error -- a text that does not exist
  defineLocale('qab', { 'material-panel': { addd: '' } });
  // @ts-expect-error -- an original that does not exist
  defineLocale('qac', { texts: { 'E-mail is requird': '' } });
  // @ts-expect-error -- a value that the text is not given
  defineLocale('qad', { 'material-panel': { noMatch: ({ words }) => String(words) } });
  expect(missingTexts('qab')).toContain('material-panel.add');
});
