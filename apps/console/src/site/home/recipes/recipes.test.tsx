import { createChatdeckClient } from '@chatdeck/sdk';
import { ChatdeckProvider } from '@chatdeck/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { loginFor, redirectTarget } from '#guard/redirect-target.ts';
import { setPreferences } from '#preferences/preferences.ts';
import { Recipes } from './recipes';

afterEach(cleanup);

/** A visitor without a session; the examples ask the server nothing. */
const client = createChatdeckClient({
  baseUrl: 'http://console.test',
  auth: { getToken: () => null },
});

const show = (locale: 'zh-CN' | 'en') => {
  setPreferences({ locale });
  render(
    <ChatdeckProvider client={client} locale={locale}>
      <MemoryRouter>
        <Recipes />
      </MemoryRouter>
    </ChatdeckProvider>,
  );
};

describe('The examples of the landing page', () => {
  it('show what each of the ten adds, before anybody logs in', () => {
    show('zh-CN');
    const recipes = within(screen.getByRole('list', { name: '示例列表' }));
    expect(recipes.getAllByRole('heading', { level: 3 })).toHaveLength(10);
    const rules = within(recipes.getByRole('list', { name: '「查订单」会加的规则和设置' }));
    expect(rules.getByText('查订单')).toBeTruthy();
  });

  it('lead to the import of each, also by way of the login', () => {
    show('en');
    const links = screen.getAllByRole('link', { name: /^Add to my account/ });
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    expect(new Set(hrefs).size).toBe(10);
    expect(hrefs).toContain('/wechat/recipes?recipe=sync');
    for (const href of hrefs) {
      const back = new URL(loginFor(href), 'https://console.test').searchParams.get('redirect');
      expect(redirectTarget(back)).toBe(href);
    }
  });
});
