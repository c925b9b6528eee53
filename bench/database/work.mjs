import { randomUUID } from 'node:crypto';
import { createMockBackend } from '@chatdeck/sdk/testing';
import { friendsFrom } from '../server/friends.mjs';
import { addFriends, addMaterials, openMember } from './account.mjs';
import { INSERT_JOB, INSERT_TARGETS, PREFIX, UPDATE_CONFIG, UPSERT_FRIENDS } from './floor.mjs';

const PAGE = 20;
const MATERIALS = '/v1/api/material/list';
const FRIENDS = '/v1/api/wechat/friend';

/**
 * Work of the server and its floor, which is its statement alone. Of each `make` prepares one turn, untimed, and `run`
 * does it.
 */
const turns = (server, times, { call, statement }) => ({
  ours: { times, make: call, run: (request) => server.call(request) },
  ...(statement && {
    floor: {
      times,
      make: statement.values,
      run: (values) => server.query(statement.text, values),
    },
  }),
});

/** Pages of a long library, each by how far from its start it is. */
export async function libraryWork(server, count, parts) {
  const member = await openMember(server, `library-${count}`);
  await addMaterials(server, member.userId, count);
  await server.query('analyze materials');
  return parts.map((part) => {
    const current = Math.max(1, Math.floor((part * count) / PAGE));
    return turns(server, 20, { call: () => member.get(MATERIALS, { current, pageSize: PAGE }) });
  });
}

/** The first page of friends, and a search by a part of the name beside a look-up of its beginning in an index. */
export async function contactsWork(server, count) {
  const member = await openMember(server, `contacts-${count}`);
  await addFriends(server, member.userId, count);
  await server.query('analyze friends');
  const first = { current: 1, pageSize: PAGE };
  const name = String(count - 3);
  const prefix = `林知远 ${name}`;
  return {
    page: turns(server, 20, { call: () => member.get(FRIENDS, first) }),
    search: turns(server, 10, {
      call: () => member.get(FRIENDS, { ...first, name }),
      statement: { text: PREFIX, values: () => [member.userId, prefix, `${prefix}\uffff`, PAGE] },
    }),
  };
}

/** A save of the config, and the update of its row. */
export async function configWork(server) {
  const member = await openMember(server, 'config');
  const { config } = createMockBackend().state;
  let baseVersion = 0;
  return turns(server, 20, {
    call: () => member.post('/v1/api/wechat/config/update', { config, baseVersion: baseVersion++ }),
    statement: { text: UPDATE_CONFIG, values: () => [config, member.userId] },
  });
}

/** Accepting a mass send, and the insert of its targets. */
export async function massSendWork(server, count) {
  const member = await openMember(server, `send-${count}`);
  await addFriends(server, member.userId, count);
  await server.query('analyze friends');
  const close = await member.listen();
  const groups = Array.from({ length: count }, (_, at) => ({
    wxid: `wxid_${at + 1}`,
    name: `林知远 ${at + 1}`,
  }));
  const messages = [{ type: 1, content: '早' }];
  const send = { target: 'Contact', groups, messages };
  // An account may have so many pending targets only.
  const clear = () => server.query('delete from send_jobs where user_id = $1', [member.userId]);
  const work = turns(server, 5, {
    call: async () => {
      await clear();
      return member.post('/v1/api/ws/messages', send);
    },
    statement: {
      text: INSERT_TARGETS,
      values: async () => {
        await clear();
        const [{ id }] = await server.query(INSERT_JOB, [member.userId]);
        return [id, member.userId, JSON.stringify(groups)];
      },
    },
  });
  return { ...work, close };
}

/** A robot that loads its config, with its signature. */
export async function signedWork(server) {
  const member = await openMember(server, 'signed');
  const { config } = createMockBackend().state;
  await server.call(member.post('/v1/api/wechat/config/update', { config, baseVersion: 0 }));
  return turns(server, 20, { call: () => member.robotGet('/wechat/config') });
}

/** A robot's batch of friends that are known already, and their upsert. */
export async function batchWork(server, count) {
  const member = await openMember(server, `batch-${count}-${randomUUID().slice(0, 8)}`);
  const friend = friendsFrom(0, count);
  const send = () => member.robotPost('/wechat/friend', { friend });
  await server.call(send());
  const stored = await server.query('select * from friends where user_id = $1', [member.userId]);
  const rows = JSON.stringify(stored);
  return turns(server, 10, {
    call: send,
    statement: { text: UPSERT_FRIENDS, values: () => [member.userId, rows] },
  });
}
