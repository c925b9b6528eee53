import type { LiveEvent } from '../resources/event/event.schema';

/** The open streams of live events of one mock backend. */
export function createMockStreams() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let id = 0;
  const encoded = (event: LiveEvent) =>
    encoder.encode(`id: ${++id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

  return {
    /** Answers with a stream that starts with an event. */
    open(first: LiveEvent) {
      let own: ReadableStreamDefaultController<Uint8Array>;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(controller);
          controller.enqueue(encoded(first));
        },
        cancel: () => void open.delete(own),
      });
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    },

    emit: (event: LiveEvent): void => {
      const bytes = encoded(event);
      for (const controller of open) controller.enqueue(bytes);
    },
  };
}

export type MockStreams = ReturnType<typeof createMockStreams>;
