import type { Services } from '../../services';
import type { Tenant } from '../tenant';

/**
 * The server without access checks: every caller has every right, visitors act as the victim, and every robot is
 * trusted.
 */
export const withoutGuard = (services: Services, victim: Tenant): Services => ({
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
export function withoutOwner(services: Services, victim: Tenant): Services {
  const ofVictim = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (_userId: unknown, ...rest: unknown[]): unknown =>
          Reflect.apply(member, target, [victim.userId, ...rest]);
      },
    });
  const { material, prompt, reminder, custom, dialogue, rss, batchTask, contact, group } = services;
  return {
    ...services,
    material: ofVictim(material),
    prompt: ofVictim(prompt),
    reminder: ofVictim(reminder),
    custom: ofVictim(custom),
    dialogue: ofVictim(dialogue),
    rss: ofVictim(rss),
    batchTask: ofVictim(batchTask),
    contact: ofVictim(contact),
    group: ofVictim(group),
  };
}
