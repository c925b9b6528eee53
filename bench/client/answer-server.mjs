/** A server process that answers every call with a page of twenty friends; prints its port on the first line. */
import { createServer } from 'node:http';

/** As the server answers: in the usual form, which needs no schema. */
const friend = {
  wxid: 'wxid_7f3a9c',
  name: '林知远',
  alias: '客户',
  avatar: '',
  weixin: 'lin-7',
  tags: [],
};
const list = Array.from({ length: 20 }, () => friend);
const answer = JSON.stringify({ code: 0, msg: '', data: { count: 20, list } });

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.once('disconnect', () => process.exit());
