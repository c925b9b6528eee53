import type { LiveEvents } from '../../events/live-events';
import type { HandlersOf } from '../../http/handlers';
import type { RobotService } from '../robot/robot.service';

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that buffers or compresses the answer would hold events back.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  // Nothing else uses this connection; kept alive, it would delay the server's shutdown.
  connection: 'close',
} as const;

export function eventHandlers(
  events: LiveEvents,
  robot: Pick<RobotService, 'news'>,
): HandlersOf<'event'> {
  return {
    stream: {
      open: async ({ user, reply, authenticate, isEnding, ...call }) => {
        const lastEventId = call.lastEventId ?? events.now();
        const first = await robot.news(user.userId);
        reply.hijack();
        const { raw } = reply;
        // A browser that disconnects in the middle of an event is no failure.
        raw.on('error', () => raw.destroy());
        for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...STREAM_HEADERS })) {
          if (value !== undefined) raw.setHeader(name, value);
        }
        raw.writeHead(200);
        if (isEnding()) return void raw.end();
        events.open({ user, raw, authenticate, lastEventId, first });
      },
    },
  };
}
