import { MEMBERSHIP_KINDS } from '@chatdeck/sdk/constants';
import { planInputSchema } from '@chatdeck/sdk/rules';
import { COMMAND_LINE } from '../resources/operator/operator-trail';
import type { OperatorService } from '../resources/operator/operator.service';
import { refuse, table } from './output';

const CENTS = 100;

/** The operator's commands for prices. */
export function planCommands(everybody: Pick<OperatorService, 'plans' | 'setPlan'>) {
  return {
    async list(): Promise<string> {
      const { list } = await everybody.plans();
      const rows = list.map(({ kind, price, currency, months, isSold }) => [
        kind,
        `${(price / CENTS).toFixed(2)} ${currency}`,
        months === null ? 'lifetime' : `${months} months`,
        isSold ? 'yes' : 'no',
      ]);
      return table(['kind', 'price', 'lasts', 'sold'], rows);
    },

    /** Existing orders keep their price. */
    async set(name: string, price: string, isSold: boolean): Promise<string> {
      const kinds = MEMBERSHIP_KINDS.map(({ value }) => value);
      const kind = kinds.find((candidate) => candidate === name);
      if (kind === undefined)
        return refuse(`No such plan: ${name}. There are ${kinds.join(', ')}.`);
      const cents = Math.round(Number(price) * CENTS);
      const { success } = planInputSchema.safeParse({ kind, price: cents, isSold });
      if (!success || !/^\d+(\.\d{1,2})?$/.test(price)) {
        return refuse('A price is a number such as 19 or 19.90, above 0.');
      }
      await everybody.setPlan({ kind, price: cents, isSold }, COMMAND_LINE.whence);
      return this.list();
    },
  };
}
