/** The columns of every adapter, with the same work for each. */
export const COLUMNS = [
  { id: 'name', header: '昵称' },
  { id: 'remark', header: '备注' },
  { id: 'count', header: '消息' },
  { id: 'city', header: '城市' },
  { id: 'at', header: '最近' },
];
