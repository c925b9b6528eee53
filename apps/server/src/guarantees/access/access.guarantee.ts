import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app';
import type { Services } from '../../services';
import { startBackend, testSettings, useServer } from '../../testing/test-server';
import { grouped, show } from '../guarantee';
import { openTenant, type Tenant } from '../tenant';
import { ACCESS } from './access.table';
import { ASKED, routeOf } from './ask';
import { walk, type Found } from './walk';

/**
 * The server without access checks: every caller has every right, visitors act as the victim, and every robot is
 * trusted.
 */
const withoutGuard = (services: Services, victim: Tenant): Services => ({
  ...services,
  account: {
    ...services.account,
    authenticate: async (token) => ({
      ...(await services.account.authenticate(token ?? victim.token)),
      role: 'vip',
      customRoutes: ['gptChat'],
    }),
  },
  verifyCall: () => Promise.resolve({ userId: victim.userId }),
});

/** The server without its owner filter: every caller reads and writes the rows of the victim. */
function withoutOwner(services: Services, victim: Tenant): Services {
  const ofVictim = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (_userId: unknown, ...rest: unknown[]): unknown =>
          Reflect.apply(member, target, [victim.userId, ...rest]);
      },
    });
  const { material, prompt, reminder, sample, custom, dialogue, rss, batchTask } = services;
  const { contact, group, library } = services;
  return {
    ...services,
    material: ofVictim(material),
    prompt: ofVictim(prompt),
    reminder: ofVictim(reminder),
    sample: ofVictim(sample),
    custom: ofVictim(custom),
    dialogue: ofVictim(dialogue),
    rss: ofVictim(rss),
    batchTask: ofVictim(batchTask),
    contact: ofVictim(contact),
    group: ofVictim(group),
    library: ofVictim(library),
  };
}

/** fastify publishes each instance here before anything is registered with it. */
const CHANNEL = 'fastify.initialization';

/** Creates an app and returns it with all its routes, such as `GET /healthz`. */
async function withRoutes<App extends FastifyInstance>(create: () => Promise<App>) {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      // Every GET route also has a HEAD route with the same handler.
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
    });
  };
  subscribe(CHANNEL, watch);
  try {
    return { app: await create(), routes };
  } finally {
    unsubscribe(CHANNEL, watch);
  }
}

/** Includes the route that only a cluster calls. */
const settings = { ...testSettings, mqttUrl: new URL('mqtt://127.0.0.1:1') };
const server = useServer(settings, startBackend);
const UPDATE = { target: 'system', event: 'updateConfig' } as const;

/** The calls that are made to the weakened servers: some of each kind. */
const SAMPLE = [
  'account.info',
  'material.list',
  'material.detail',
  'material.remove',
  'material.addRich',
  'prompt.detail',
  'prompt.update',
  'reminder.list',
  'reminder.remove',
  'custom.config',
  'dialogue.list',
  'rss.remove',
  'batchTask.update',
  'contact.all',
  'group.related',
  'robot GET /wechat/config',
  'robot GET /wechat/material',
  'robot GET /task',
];

const openVictim = () =>
  openTenant(server, { role: 'vip', customRoutes: ['gptChat'] }, 'the victim has its own');

/** Cells that differ from the table. */
const deviations = ({ codes }: Found) =>
  [...codes].flatMap(([row, found]) =>
    found.flatMap((code, column) =>
      code === ACCESS[row]?.[column] ? [] : [`${row}, column ${column + 1}: ${code}`],
    ),
  );

async function withApp<T>(services: Services, use: (app: FastifyInstance) => Promise<T>) {
  const app = await createApp(services, settings);
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

describe('Who gets what', () => {
  it("is answered as the table says, to everybody, and nobody gets what is another's", async (context) => {
    // Closed at the end: closing an app also ends the streams of its services.
    const { app, routes } = await withRoutes(() => createApp(server.services, settings));
    const rows = Object.keys(ACCESS);
    expect(rows.map(routeOf).sort(), 'a row for each route').toEqual([...routes].sort());
    expect([...ASKED].sort(), 'a request for each row').toEqual([...rows].sort());

    const victim = await openVictim();
    const robot = await victim.robot.listen();
    const found = await walk(server, server.app, victim, rows);
    expect(deviations(found)).toEqual([]);
    expect(found.leaks).toEqual([]);
    // Anybody may have a link mailed to the owner of an address.
    expect(found.changes).toEqual(['account.sendReset: mailLinks']);
    await server.services.broker.publish(victim.userId, 'event', UPDATE);
    expect((await robot.next())?.message, 'nothing was sent to the robot before').toEqual(UPDATE);
    await robot.close();
    await app.close();

    const guardless = await withApp(withoutGuard(server.services, victim), (weak) =>
      walk(server, weak, victim, SAMPLE),
    );
    const target = await openVictim();
    const ownerless = await withApp(withoutOwner(server.services, target), (weak) =>
      walk(server, weak, target, SAMPLE),
    );
    const noticed = deviations(guardless).length;
    expect(noticed).toBeGreaterThan(SAMPLE.length);
    expect(guardless.leaks.length).toBeGreaterThan(5);
    expect(ownerless.leaks.length).toBeGreaterThan(5);
    expect(ownerless.changes.length).toBeGreaterThan(2);

    show(context, {
      name: 'Who gets what',
      measured: `${rows.length} routes x 5 callers: ${grouped(rows.length * 5)} of ${grouped(rows.length * 5)} codes as typed; 0 leaks, 0 foreign changes`,
      control: `of ${SAMPLE.length} routes without the guard ${noticed} codes differ and ${guardless.leaks.length} answers leak; without the owner filter ${ownerless.leaks.length} leak, ${ownerless.changes.length} change`,
    });
  });

  it('has a row for each route, or the guarantee fails', async () => {
    const { app, routes } = await withRoutes(async () => {
      const grown = await createApp(server.services, settings);
      return grown.get('/v1/api/forgotten', () => 'nobody thought of me');
    });
    await app.close();
    const known = new Set(Object.keys(ACCESS).map(routeOf));
    expect([...routes].filter((route) => !known.has(route))).toEqual(['GET /v1/api/forgotten']);
  });
});
