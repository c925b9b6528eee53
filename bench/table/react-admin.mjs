/** react-admin's Datagrid over local rows, as its documentation shows with `useList`, in pages of 100 rows. */
import { createElement as h } from 'react';
import {
  AdminContext,
  Datagrid,
  ListContextProvider,
  ResourceContextProvider,
  TextField,
  useList,
} from 'react-admin';
import { COLUMNS } from './rows.mjs';

const noData = () => Promise.resolve({ data: [], total: 0 });
const dataProvider = {
  getList: noData,
  getOne: noData,
  getMany: noData,
  getManyReference: noData,
  create: noData,
  update: noData,
  updateMany: noData,
  delete: noData,
  deleteMany: noData,
};

function List({ rows }) {
  const list = useList({ data: rows, perPage: 100, resource: 'friends' });
  return h(
    ListContextProvider,
    { value: list },
    h(
      'div',
      { style: { height: 588, overflow: 'auto' } },
      h(
        Datagrid,
        { bulkActionButtons: h('span'), rowClick: false },
        COLUMNS.map(({ id, header }) =>
          h(TextField, { key: id, source: id, label: header, sortable: id === 'count' }),
        ),
      ),
    ),
  );
}

export const Adapter = ({ rows }) =>
  h(
    AdminContext,
    { dataProvider },
    h(ResourceContextProvider, { value: 'friends' }, h(List, { rows })),
  );
