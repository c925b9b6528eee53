import {
  simulate,
  STAGE_TEXT,
  type RuleReference,
  type SimulationMessage,
  type Stage,
} from '@chatdeck/sdk/simulate';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { TraceList } from './trace-list';
import { tracePartsOf } from './trace.model';

const config = {
  autoReply: true,
  defaultBot: 6,
  gpttoken: 'key',
  replyKeywords: [
    { keywords: ['价格'], reg: 1, needAt: 0, scope: 'all', replys: [{ type: 1, content: '100' }] },
    { keywords: ['营业'], reg: 1, needAt: 1, scope: 'all', replys: [{ type: 1, content: '十点' }] },
  ],
};
const traceOf = (message: Partial<SimulationMessage>) =>
  simulate(
    { config, user: { role: 'user' } },
    { text: '', from: { id: 'c1', name: '林知远' }, ...message },
  ).trace;
const step = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`No step ${name}`);
  return found;
};

describe('The trace of a message', () => {
  it('shows which rule answered, by which keyword and why, and opens it', async () => {
    const onOpenRule = vi.fn();
    const { user } = show(
      <TraceList stages={traceOf({ text: '什么价格' })} onOpenRule={onOpenRule} />,
    );
    const answered = step('简单问答');
    expect(answered).toHaveTextContent('由它回答');
    expect(answered).toHaveTextContent('价格');
    expect(answered).toHaveTextContent('包含关键词');
    await user.click(screen.getByRole('button', { name: '打开「简单问答」第 1 条' }));
    expect(onOpenRule).toHaveBeenCalledWith({ list: 'replyKeywords', index: 0 });
  });

  it('says why a rule that fits was silent in a group', () => {
    const room = { id: 'r1', topic: '一群' };
    show(<TraceList stages={traceOf({ text: '几点营业', room })} />);
    expect(step('简单问答')).toHaveTextContent('群里没有 @ 机器人');
    expect(step('全局 AI')).toHaveTextContent('群里没有 @ 机器人');
  });

  it('shows the steps that did nothing on demand, each with its reason', async () => {
    const { user } = show(
      <TraceList stages={traceOf({ text: '什么价格' })} />,
      {},
      { locale: 'en' },
    );
    expect(screen.queryByText('Global AI')).toBeNull();
    const line = screen.getByRole('button', { name: '3 steps not run' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await user.click(line);
    expect(step('Global AI')).toHaveTextContent('Decided before');
  });

  it('shows every step where none decides', () => {
    const room = { id: 'r1', topic: '一群' };
    show(<TraceList stages={traceOf({ text: '你好', room })} />);
    expect(step('技能中心')).toHaveTextContent('没有设置');
  });

  it('leads to the page of a step and of a rule', async () => {
    const onNavigate = vi.fn();
    const props = { onNavigate, hrefOf: ({ to }: { readonly to: string }) => `/console/${to}` };
    const { user } = show(<TraceList stages={traceOf({ text: '什么价格' })} />, {}, props);
    const link = screen.getByRole('link', { name: '简单问答' });
    expect(link).toHaveAttribute('href', '/console/wechat.keywords');
    await user.click(link);
    expect(onNavigate).toHaveBeenLastCalledWith({ to: 'wechat.keywords' });
    await user.click(screen.getByRole('button', { name: /第 1 条$/ }));
    expect(onNavigate).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('link', { name: STAGE_TEXT.receive['zh-CN'] })).toBeNull();
  });

  it('opens the very rule on its page, from its number and from the name of the step', async () => {
    const onNavigate = vi.fn();
    const queryOf = ({ list, index }: RuleReference) => ({ rule: `${list} ${index}` });
    const stages = traceOf({ text: '什么价格' });
    const { user } = show(<TraceList stages={stages} queryOf={queryOf} />, {}, { onNavigate });
    await user.click(screen.getByRole('button', { name: /第 1 条$/ }));
    await user.click(screen.getByRole('button', { name: '简单问答' }));
    const intent = { to: 'wechat.keywords', query: { rule: 'replyKeywords 0' } };
    expect(onNavigate.mock.calls).toEqual([[intent], [intent]]);
  });

  it('keeps every step, in the order of the robot', () => {
    const stages = traceOf({ text: '你好' });
    const kept = tracePartsOf(stages).flatMap((part): readonly Stage[] =>
      part.kind === 'stage' ? [part.stage] : part.stages,
    );
    expect(kept).toEqual(stages);
    const verdicts = tracePartsOf(stages).map((part) =>
      part.kind === 'run' ? part.verdict : part.stage.verdict,
    );
    expect(verdicts).toEqual(['passedOn', 'noMatch', 'asked']);
  });
});
