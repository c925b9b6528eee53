import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { brokerPassword, clientIdPrefix } from '../broker/access';
import { robotAddress, type RobotAddress } from '../broker/robot-address';
import type { Services } from '../services';
import { robotRoute } from './robot-route';
import { noInput, robotRowId } from './robot-text';

interface BrokerAccess extends RobotAddress {
  readonly username: string;
  readonly password: string;
  readonly clientId: string;
}

const NO_BROKER: BrokerAccess = { host: '', port: 0, username: '', password: '', clientId: '' };

const NO_AGENT = { ...NO_BROKER, reciveTopic: '', sendTopic: '' };

/** What the robot loads at its start: its config, and where it subscribes to changes. */
export function configRoutes(app: FastifyInstance, services: Services): void {
  const { broker, config, material, mqttPublicUrl, openApi, prompt, publicUrl, reloads } = services;
  const { verifyCall } = services;

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/wechat/config',
    input: noInput,
    empty: { config: '' },
    handle: async ({ userId, origin }) => {
      await reloads.loads(userId, 'event');
      return { config: await config.serve(userId, publicUrl?.origin ?? origin) };
    },
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/ws/mqtt/config',
    input: noInput,
    empty: NO_BROKER,
    handle: async ({ userId, hostname }) => ({
      ...robotAddress(mqttPublicUrl, {
        hostname: publicUrl?.hostname ?? hostname,
        port: broker.port,
        isTls: broker.isTls,
      }),
      username: userId,
      password: brokerPassword((await openApi.credentials(userId)).apiSecret),
      // The plugin appends a random number.
      clientId: clientIdPrefix(userId),
    }),
  });

  // A second connection, to an agent of another vendor; without a host the plugin opens none.
  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/claw/mqtt/config',
    input: noInput,
    empty: NO_AGENT,
    handle: () => NO_AGENT,
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/wechat/material',
    input: z.object({ id: robotRowId }),
    empty: {},
    handle: ({ userId, input }) => material.forRobot(userId, input.id),
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/promot/info',
    input: z.object({ id: robotRowId }),
    empty: {},
    handle: ({ userId, input }) => prompt.forRobot(userId, input.id),
  });
}
