import { textIn } from '@chatdeck/sdk/constants';
import type { OpenApiKeyScope } from '@chatdeck/sdk';
import { OPEN_API_KEY_ONLY_SCOPES, OPEN_API_SCOPES } from '@chatdeck/sdk/plain-rules';
import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { Checkbox } from '#primitives/checkbox/checkbox.tsx';
import * as fieldCss from '#primitives/field/field.css.ts';
import { Icon } from '#primitives/icon/icon.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { part } from '#theme/part.ts';
import * as css from './keys.css';

const SCOPES = [...OPEN_API_SCOPES, ...OPEN_API_KEY_ONLY_SCOPES];

interface Props {
  readonly label: string;
  readonly value: readonly OpenApiKeyScope[];
  readonly onChange: (scopes: OpenApiKeyScope[]) => void;
  readonly errorMessage: string | undefined;
  readonly inputRef: Ref<HTMLDivElement>;
}

/** What a key may do, each in words. */
export function ScopesField({ label, value, onChange, errorMessage, inputRef }: Props) {
  const { locale } = useChatdeck();
  const id = useId();
  const toggle = (scope: OpenApiKeyScope, isOn: boolean) =>
    onChange(
      SCOPES.map((one) => one.value).filter((one) => (one === scope ? isOn : value.includes(one))),
    );
  return (
    <Stack gap={2}>
      <Text weight="strong">{label}</Text>
      <div
        ref={inputRef}
        className={css.scopes}
        role="group"
        // Focused when it is what the form lacks.
        tabIndex={-1}
        aria-label={label}
        aria-describedby={errorMessage ? id : undefined}
      >
        {SCOPES.map(({ value: scope, text }) => (
          <Checkbox
            key={scope}
            value={value.includes(scope)}
            onChange={(isOn) => toggle(scope, isOn)}
          >
            {textIn(text, locale)}
          </Checkbox>
        ))}
      </div>
      {errorMessage ? (
        <div id={id} {...part('error')} className={fieldCss.error}>
          <Icon of={CircleAlert} size={14} className={fieldCss.errorIcon} />
          {errorMessage}
        </div>
      ) : null}
    </Stack>
  );
}
