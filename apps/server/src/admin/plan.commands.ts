import { MEMBERSHIP_KINDS } from '@chatdeck/sdk/constants';
import { PRICE_MAX } from '@chatdeck/sdk/rules';
import type { Database } from '../database/database';
import { planRepository } from '../resources/order/plan.repository';
import { refuse, table } from './output';

const CENTS = 100;

/** The operator's commands for prices. */
export function planCommands(db: Database) {
  const plans = planRepository(db);
  return {
    async list(): Promise<string> {
      const rows = (await plans.all()).map(({ kind, price, currency, months, isSold }) => [
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
      const isPrice = /^\d+(\.\d{1,2})?$/.test(price) && cents > 0 && cents <= PRICE_MAX;
      if (!isPrice) return refuse('A price is a number such as 19 or 19.90, above 0.');
      await plans.set(kind, cents, isSold);
      return this.list();
    },
  };
}
