import { FormNumberField, FormTextField } from '#forms/form-fields.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { invitesMessages } from './invites.messages';
import { useInviteForm } from './use-invites';

/** Makes an invite code. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(invitesMessages);
  const { form, submit, isSubmitting } = useInviteForm(onClose);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t.add}
      description={t.addText}
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={onClose}>
            {t.cancel}
          </Button>
          <Button isTouch type="submit" variant="primary" isPending={isSubmitting}>
            {t.add}
          </Button>
        </>
      }
    >
      <Stack>
        <FormTextField
          control={form.control}
          name="code"
          label={t.code}
          description={t.codeHelp}
          autoComplete="off"
        />
        <FormNumberField
          control={form.control}
          name="places"
          label={t.places}
          description={t.placesHelp}
        />
        <FormTextField control={form.control} name="note" label={t.note} description={t.noteHelp} />
      </Stack>
    </Dialog>
  );
}
