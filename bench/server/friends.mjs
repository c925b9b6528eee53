const friendAt = (at) => ({
  robotId: 'wxid_robot',
  wxid: `wxid_${at}`,
  name: `林知远 ${at}`,
  alias: `客户 ${at % 97}`,
  avatar: 'https://cdn.test/a.png',
  weixin: `lin-${at}`,
  gender: 1,
});

/** Friends as a robot pushes them, the same for the same numbers. */
export const friendsFrom = (from, count) =>
  Array.from({ length: count }, (_, at) => friendAt(from + at));
