/** What went wrong in a run, which then says nothing about how fast it was: a lost or a repeated message, a closed connection. */
export const faultsOf = ({ crowd, instances, walls }) => [
  ...instances.flatMap(({ instances: count, steady, outbox: { fast }, ...rest }) =>
    named(`with ${count}`, {
      'saves without an event': steady.events.lost,
      'targets without a message': fast.targets - fast.received,
      'targets with two messages': fast.receivedTwice,
      'events that did not arrive': rest.listening.lost,
      'streams that closed': crowd.consoles - rest.streams,
      'robots that lost the broker': crowd.robots - rest.robots,
    }),
  ),
  ...named('of one sender', { 'messages that did not arrive': walls.broker.lost }),
];

const named = (where, counts) =>
  Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${where}: ${count} ${what}`);
