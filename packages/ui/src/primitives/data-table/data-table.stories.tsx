import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { MenuButton } from '../menu-button/menu-button';
import type { Column } from './column';
import { DataTable, type DataTableProps } from './data-table';

interface Use {
  readonly id: string;
  readonly name: string;
  readonly use: string;
  readonly count: number;
  readonly at: string;
}

const ROWS: readonly Use[] = [
  { id: '1', name: '新人欢迎语', use: '4 条规则、2 个定时', count: 6, at: '05-20 09:12' },
  { id: '2', name: '营业时间与地址', use: '6 条规则', count: 12, at: '05-15 10:08' },
  { id: '3', name: '早安', use: '', count: 0, at: '05-12 07:30' },
];
const many = (length: number): readonly Use[] =>
  Array.from({ length }, (_, at) => ({
    id: `m${at}`,
    name: `素材 ${at + 1}`,
    use: `${at % 7} 条规则`,
    count: (at * 7_919) % 10_007,
    at: '05-20 09:12',
  }));
const MANY = many(10_000);
const LONG: readonly Use[] = [
  {
    id: 'long',
    name: '上海市徐汇区梧桐路一百二十八号青禾书房二零二六年五月线上共读报名说明与常见问题',
    use: 'https://example.com/a/very/long/path/without/any/place/to/break/it',
    count: 1,
    at: '05-20 09:12',
  },
  ...ROWS,
];

const columns: readonly Column<Use>[] = [
  {
    id: 'name',
    header: '名称',
    narrow: 'main',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  { id: 'use', header: '用于', cell: ({ use }) => use },
  {
    id: 'count',
    header: '次数',
    width: 'sm',
    isTabular: true,
    cell: ({ count }) => count,
    sortBy: ({ count }) => count,
  },
  { id: 'at', header: '更新', align: 'end', width: 'md', cell: ({ at }) => at },
];
const rowId = ({ id }: Use) => id;
const rowLabel = ({ name }: Use) => name;

function Example(props: Partial<DataTableProps<Use>> & { readonly isSelectable?: boolean }) {
  const { isSelectable = true, ...table } = props;
  const [selection, setSelection] = useState(props.selection ?? new Set<string>());
  return (
    <Card isFlush>
      <DataTable
        label="素材"
        rows={ROWS}
        rowId={rowId}
        rowLabel={rowLabel}
        columns={columns}
        actionsLabel="操作"
        bulkActions={
          <>
            <Button size="sm" icon={Send}>
              群发
            </Button>
            <Button size="sm" icon={Trash2}>
              删除
            </Button>
          </>
        }
        {...table}
        {...(isSelectable && { selection, onSelectionChange: setSelection })}
      />
    </Card>
  );
}

const meta = {
  title: 'Primitives/DataTable',
  component: Example,
  args: { actions: ({ name }: Use) => <MenuButton label={`${name}的操作`} actions={[]} /> },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    isSelectable: false,
    columns: columns.map(({ sortBy: _, ...column }) => column),
  },
};

export const Selects: Story = {
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择早安' }));
    await expect(canvas.getByText('已选 1 个')).toBeVisible();
    const [all] = canvas.getAllByRole('checkbox', { name: '全选' });
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('button', { name: '群发' })).toBeVisible();
  },
};

export const SelectsARange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择新人欢迎语' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择早安' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('已选 3 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(canvas.queryByText('已选 3 个')).toBeNull();
  },
};

export const Sorts: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas
        .getAllByRole('row')
        .map((row) => row.textContent)
        .slice(1)
        .map((text) => text.slice(0, 2));
    await userEvent.click(canvas.getByRole('button', { name: '次数' }));
    await expect(names()).toEqual(['早安', '新人', '营业']);
    await userEvent.click(canvas.getByRole('button', { name: '次数' }));
    await expect(names()).toEqual(['营业', '新人', '早安']);
    await expect(canvas.getByRole('columnheader', { name: '次数' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Ten thousand rows, of which only the visible ones are in the document. */
export const Many: Story = {
  tags: ['screen'],
  args: { rows: MANY, selection: new Set(['m1', 'm2']) },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: '素材' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(40);
    const [all] = canvas.getAllByRole('checkbox', { name: '全选' });
    await userEvent.click(all ?? table);
    await expect(canvas.getByText('已选 10,000 个')).toBeVisible();
    const region = canvas.getByRole('region', { name: '素材' });
    region.scrollTop = region.scrollHeight;
    await fireEvent.scroll(region);
    await waitFor(() => expect(canvas.getByText('素材 10000')).toBeVisible());
  },
};

export const Paged: Story = {
  tags: ['screen'],
  args: {
    rows: many(10),
    pages: { page: 3, pageSize: 10, count: 128, onPageChange: () => undefined },
  },
};

export const Cards: Story = {
  tags: ['screen'],
  globals: { width: '360' },
  args: { rows: LONG, selection: new Set(['1']) },
  // Cards have no table header: the bar above them sorts and selects.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '排序' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '次数 降序' }));
    const [first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('营业时间与地址');
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(canvas.getByText('已选 4 个')).toBeVisible();
  },
};

export const ManyCards: Story = {
  tags: ['screen'],
  globals: { width: '320' },
  args: { rows: [...LONG, ...MANY] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '素材' });
    region.scrollTop = region.scrollHeight;
    await fireEvent.scroll(region);
    await waitFor(() => expect(canvas.getByText('素材 10000')).toBeVisible());
  },
};

/** Rows become cards when the container gets narrow, for example when a phone is rotated. */
export const KeepsItsPlace: Story = {
  args: { rows: MANY },
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: '素材' });
    const isInView = (name: string) => {
      const row = canvas.queryByText(name)?.getBoundingClientRect();
      const { top, bottom } = region.getBoundingClientRect();
      return row !== undefined && row.top >= top && row.bottom <= bottom;
    };
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(isInView('素材 10000')).toBe(true));
    for (const width of ['340px', '']) {
      canvasElement.style.width = width;
      await waitFor(() => expect(isInView('素材 10000')).toBe(true));
    }
  },
};

export const LongContent: Story = { args: { rows: LONG } };
