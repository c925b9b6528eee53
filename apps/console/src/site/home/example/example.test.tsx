import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { Example } from './example';

const steps = () =>
  within(screen.getByRole('heading', { name: '为什么这样回复' }).parentElement ?? document.body);

it('simulates what the visitor asks, and says which step answered', async () => {
  setPreferences({ locale: 'zh-CN' });
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.getByText(/五月共读《长安的荔枝》/)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: '换一句试试' }), '可以带猫来吗{Enter}');
  expect(await screen.findByText(/牵好绳就行/)).toBeDefined();
  expect(steps().getByText('猫')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '几点关门' }));
  expect(await screen.findByText(/21:30 关门/)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: '换一句试试' }), '推荐一本书{Enter}');
  expect(await steps().findByText('交给 AI')).toBeDefined();
});
