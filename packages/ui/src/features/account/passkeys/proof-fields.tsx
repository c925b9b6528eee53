import type { Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormPasswordField, FormTextField } from '#forms/form-fields.tsx';
import { passkeysMessages } from './passkeys.messages';

interface Proof {
  password: string;
  code: string;
}

interface Props {
  readonly control: Control<Proof>;
  readonly needsCode: boolean;
}

/** The password and, with two-factor login, a code. */
export function ProofFields({ control, needsCode }: Props) {
  const t = useMessages(passkeysMessages);
  return (
    <>
      <FormPasswordField
        control={control}
        name="password"
        label={t.password}
        autoComplete="current-password"
        autoFocus
      />
      {needsCode ? (
        <FormTextField
          control={control}
          name="code"
          label={t.code}
          description={t.codeHelp}
          autoComplete="one-time-code"
        />
      ) : null}
    </>
  );
}
