import type { OperatorPlan } from '@chatdeck/sdk';
import { PRICE_MAX } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { isCallError } from '#context/call-error.ts';
import { useZodForm } from '#forms/use-zod-form.ts';
import { useMessages } from '#messages';
import { operatorApi } from '#store/operator.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { operatorPlansMessages } from './plans.messages';

const CENTS = 100;

/** A price as people write it, in whole cents. */
const price = z.pipe(
  z.string('operator.price').check(
    z.trim(),
    z.regex(/^\d{1,7}(\.\d{1,2})?$/, { error: 'operator.price', abort: true }),
    z.refine((text) => Number(text) > 0 && Number(text) * CENTS <= PRICE_MAX, 'operator.price'),
  ),
  z.transform((text: string) => Math.round(Number(text) * CENTS)),
);
const planFormSchema = z.object({ price, isSold: z.boolean() });

/** Every plan, sold or not. */
export function useOperatorPlans() {
  const query = operatorApi.useOperatorPlansQuery();
  return toLoaded([query], query.data);
}

/** The form that changes a plan. */
export function usePlanForm(plan: OperatorPlan, onDone: () => void) {
  const t = useMessages(operatorPlansMessages);
  const { notify } = useChatdeck();
  const [send] = operatorApi.useSetPlanMutation();
  return useZodForm<z.input<typeof planFormSchema>, z.output<typeof planFormSchema>>({
    schema: planFormSchema,
    defaultValues: { price: (plan.price / CENTS).toFixed(2), isSold: plan.isSold },
    onSubmit: async (values) => {
      const { error } = await send({ kind: plan.kind, ...values });
      if (isCallError(error)) return error;
      notify({ tone: 'success', text: t.saved });
      onDone();
      return undefined;
    },
  });
}
