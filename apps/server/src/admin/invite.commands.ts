import { INVITE_PLACES_MAX, inviteCodeSchema } from '@chatdeck/sdk/rules';
import type { Database } from '../database/database';
import { inviteRepository, newInviteCode } from '../resources/account/invite.repository';
import { day, refuse, table } from './output';

/** The operator's commands for invite codes. */
export function inviteCommands(db: Database) {
  const invites = inviteRepository(db);
  return {
    async list(): Promise<string> {
      const rows = (await invites.list()).map(({ code, used, places, createdAt, note }) => [
        code,
        `${used} of ${places}`,
        day(createdAt),
        note,
      ]);
      return table(['code', 'used', 'made', 'note'], rows);
    },

    async add(given: string | undefined, places: number, note: string): Promise<string> {
      const code = given ?? newInviteCode();
      if (!inviteCodeSchema.safeParse(code).success) {
        refuse('A code has 1 to 32 letters, digits, - or _.');
      }
      if (!Number.isSafeInteger(places) || places < 1 || places > INVITE_PLACES_MAX) {
        refuse('--places takes a whole number, 1 or more.');
      }
      if (!(await invites.add(code, places, note))) refuse(`There is a code ${code} already.`);
      return `Invite code: ${code}`;
    },

    async remove(code: string): Promise<string> {
      return (await invites.remove(code))
        ? `${code} is gone.`
        : refuse(`There is no code ${code}.`);
    },
  };
}
