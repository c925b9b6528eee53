import { createOpenApiClient, unwrap } from '@chatdeck/sdk';
import { createServer } from 'node:http';
import { userOf } from './users.mjs';

const { CHATDECK_URL, CHATDECK_KEY, CHATDECK_SECRET, PORT = '3000' } = process.env;
const keys = { apiKey: CHATDECK_KEY, apiSecret: CHATDECK_SECRET };
const openApi = createOpenApiClient({ baseUrl: CHATDECK_URL, ...keys });

/** A session of 15 minutes for what the page shows, in the account of the user's own customer. */
async function openSession({ customer, scopes }) {
  if (customer) unwrap(await openApi.addCustomer(customer));
  return unwrap(await openApi.openSession(scopes, { customerId: customer?.customerId }));
}

const server = createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/chatdeck-token') return refuse(response, 404);
  const user = userOf(request);
  if (!user) return refuse(response, 401);
  const session = await openSession(user).catch((error) => console.error(error.message));
  if (!session) return refuse(response, 502);
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(session));
});
const refuse = (response, status) => response.writeHead(status).end();
server.listen(PORT, () => console.log(`http://127.0.0.1:${server.address().port}`));
