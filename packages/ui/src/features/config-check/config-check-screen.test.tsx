import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIdle } from '#lists/config-check/idle.fixtures.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { AttentionPart } from './attention-part';
import { FindingCount } from './count/finding-count';
import { WITHOUT_FINDINGS, WITH_FINDINGS } from './findings.fixtures';
import { ConfigCheckScreen } from './config-check-screen';

const withConfig = (config: object, options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify(config);
  },
});
const SLOW = { timeout: 20_000 };
const WAIT = { timeout: 30_000 };

/** The server refuses a config with a schedule that never runs. */
const FIXABLE = { replyKeywords: WITH_FINDINGS.replyKeywords.slice(0, 4) };

beforeEach(stubIdle);

describe('The page of all findings', () => {
  it('names each with its list and row, the errors first', SLOW, async () => {
    show(<ConfigCheckScreen />, withConfig(WITH_FINDINGS));
    const names = await screen.findAllByRole('heading', { level: 2 }, WAIT);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      '可以一起修复',
      '错误',
      '警告',
      '提示',
    ]);
    const [schedules] = screen.getAllByRole('list', { name: '定时发送素材' });
    expect(schedules).toHaveTextContent('机器人已经没有「已经解散的群」');
  });

  it(
    'says once what each is about, why it matters, and opens its row at a press',
    SLOW,
    async () => {
      const onNavigate = vi.fn();
      const { user } = show(<ConfigCheckScreen />, withConfig(WITH_FINDINGS), { onNavigate });
      const [schedules] = await screen.findAllByRole('list', { name: '定时发送素材' }, WAIT);
      const [gone] = within(schedules ?? document.body).getAllByRole('listitem');
      expect(gone).toHaveTextContent('第 1 条');
      expect(gone?.textContent.match(/已经解散的群/g)).toHaveLength(1);
      expect(gone).toHaveTextContent('消息发不到它，发送会落空。');
      expect(gone).not.toHaveTextContent('定时发送素材');
      await user.click(within(gone ?? document.body).getByRole('button', { name: /^去修改/ }));
      expect(onNavigate).toHaveBeenCalledWith(expect.objectContaining({ to: 'schedule.custom' }));
    },
  );

  it('fixes all of a kind at once, and takes that back', SLOW, async () => {
    const { user } = show(<ConfigCheckScreen />, withConfig(FIXABLE));
    await user.click(await screen.findByRole('button', { name: /永远轮不到的规则/ }, WAIT));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('价格表')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '修复' }));
    await screen.findByText('已修复 2 条');
    const sent = () => requestsTo('/config/update').at(-1)?.text();
    expect(await sent()).not.toContain('年卡价格');
    await waitFor(() => expect(screen.queryByText('永远轮不到的规则')).toBeNull(), WAIT);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已恢复到修复之前');
    const body = JSON.parse((await sent()) ?? '{}') as { config: string };
    expect(JSON.parse(body.config)).toEqual(FIXABLE);
  });

  it(
    'shows the severity that the host has, and leaves it to the host to take another one',
    SLOW,
    async () => {
      const onFilterChange = vi.fn();
      const { user } = show(
        <ConfigCheckScreen
          hasHeader={false}
          filter={{ severity: 'warning' }}
          onFilterChange={onFilterChange}
        />,
        withConfig(WITH_FINDINGS),
      );
      const shown = () =>
        screen
          .getAllByRole('heading', { level: 2 })
          .flatMap(({ textContent }) =>
            /^(错误|警告|提示)$/.exec(textContent) ? textContent : [],
          );
      await screen.findByRole('heading', { name: '警告' }, WAIT);
      expect(shown()).toEqual(['警告']);
      expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
      await user.click(screen.getByRole('radio', { name: /^错误/ }));
      expect(onFilterChange.mock.calls).toEqual([[{ severity: 'error' }]]);
      expect(shown()).toEqual(['警告']);
    },
  );

  it('says that nothing was found', SLOW, async () => {
    show(<ConfigCheckScreen />, withConfig(WITHOUT_FINDINGS));
    expect(await screen.findByText('没有发现问题', undefined, WAIT)).toBeVisible();
  });

  it('says what it could not check without, and checks that on request', SLOW, async () => {
    const faults = { 'group.all': { kind: 'code', code: 50000 } } as const;
    show(<ConfigCheckScreen />, withConfig(WITH_FINDINGS, { faults }));
    await screen.findByText('群没有取到，有关的没有检查', undefined, WAIT);
    expect(screen.queryByText(/机器人已经没有「已经解散的群」/)).toBeNull();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});

describe('What needs attention', () => {
  it('is counted beside its page without the hints', SLOW, async () => {
    show(<FindingCount places={['wechat.keywords']} />, withConfig(WITH_FINDINGS));
    expect(await screen.findByRole('img', { name: '3 个问题' }, WAIT)).toBeVisible();
  });

  it('is on the home page with a way to all of it, and is nothing without', SLOW, async () => {
    const { unmount } = show(<AttentionPart />, withConfig(WITH_FINDINGS));
    const list = await screen.findByRole('list', { name: '需要处理' }, WAIT);
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: /^查看全部/ })).toBeVisible();
    unmount();
    show(
      <>
        <AttentionPart />
        <ConfigCheckScreen />
      </>,
      withConfig(WITHOUT_FINDINGS),
    );
    await screen.findByText('没有发现问题', undefined, WAIT);
    expect(screen.queryByText('需要处理')).toBeNull();
  });
});
