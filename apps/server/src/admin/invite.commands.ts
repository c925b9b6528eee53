import { CODE } from '@chatdeck/sdk/constants';
import { inviteCodeSchema, inviteInputSchema } from '@chatdeck/sdk/rules';
import { COMMAND_LINE } from '../resources/operator/operator-trail';
import type { OperatorService } from '../resources/operator/operator.service';
import { day, explained, refuse, table } from './output';

const { whence } = COMMAND_LINE;
const { note: noteSchema, places: placesSchema } = inviteInputSchema.shape;

/** The operator's commands for invite codes. */
export function inviteCommands(
  everybody: Pick<OperatorService, 'invites' | 'addInvite' | 'removeInvite'>,
) {
  return {
    async list(): Promise<string> {
      const { list } = await everybody.invites();
      const rows = list.map(({ code, used, places, createdAt, note }) => [
        code,
        `${used} of ${places}`,
        day(createdAt),
        note,
      ]);
      return table(['code', 'used', 'made', 'note'], rows);
    },

    async add(given: string | undefined, places: number, note: string): Promise<string> {
      if (given !== undefined && !inviteCodeSchema.safeParse(given).success) {
        refuse('A code has 1 to 32 letters, digits, - or _.');
      }
      if (!placesSchema.safeParse(places).success) {
        refuse('--places takes a whole number, 1 or more.');
      }
      if (!noteSchema.safeParse(note).success) refuse('--note takes at most 200 characters.');
      const { code } = await explained(everybody.addInvite({ code: given, places, note }, whence), {
        [CODE.alreadyExists]: `There is a code ${given} already.`,
      });
      return `Invite code: ${code}`;
    },

    async remove(code: string): Promise<string> {
      await explained(everybody.removeInvite(code, whence), {
        [CODE.notFound]: `There is no code ${code}.`,
      });
      return `${code} is gone.`;
    },
  };
}
