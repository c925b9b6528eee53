import type { OperatorPlan } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { FormSwitchRow, FormTextField } from '#forms/form-fields.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { planName } from '#features/order/order.model.ts';
import { operatorPlansMessages } from './plans.messages';
import { usePlanForm } from './use-operator-plans';

interface Props {
  readonly plan: OperatorPlan;
  readonly onClose: () => void;
}

/** Sets what a plan costs, and whether it is sold. */
export function PlanDialog({ plan, onClose }: Props) {
  const t = useMessages(operatorPlansMessages);
  const { locale } = useChatdeck();
  const { form, submit, isSubmitting } = usePlanForm(plan, onClose);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t.title({ plan: planName(plan.kind, locale) })}
      description={t.text}
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={onClose}>
            {t.cancel}
          </Button>
          <Button isTouch type="submit" variant="primary" isPending={isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack>
        <FormTextField control={form.control} name="price" label={t.priceIn} />
        <FormSwitchRow
          control={form.control}
          name="isSold"
          label={t.sell}
          description={t.sellHelp}
        />
      </Stack>
    </Dialog>
  );
}
