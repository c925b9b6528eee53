import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { MenuButton } from '../menu-button/menu-button';
import { DataTable } from './data-table';

const meta = {
  title: 'Primitives/DataTable',
} satisfies Meta;
export default meta;

const ROWS = [
  { id: '1', name: '新人欢迎语', use: '4 条规则、2 个定时', at: '05-20 09:12' },
  { id: '2', name: '营业时间与地址', use: '6 条规则', at: '05-15 10:08' },
];

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Card isFlush>
      <DataTable
        label="素材"
        rows={ROWS}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', header: '名称', narrow: 'main', cell: ({ name }) => name },
          { id: 'use', header: '用于', cell: ({ use }) => use },
          { id: 'at', header: '更新', align: 'end', width: 'md', cell: ({ at }) => at },
        ]}
        actionsLabel="操作"
        actions={({ name }) => <MenuButton label={`${name}的操作`} actions={[]} />}
      />
    </Card>
  ),
};
