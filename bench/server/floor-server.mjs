/** Fastify that answers from memory: the floor of a call. Prints its port. */
import Fastify from 'fastify';

const app = Fastify();
const answers = new Map();
app.put('/answer/*', ({ params, body }) => {
  answers.set(`/${params['*']}`, body);
  return {};
});
app.all('/*', ({ url }) => answers.get(url.split('?')[0]));
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`ready at http://127.0.0.1:${app.server.address().port}`);
