import type { OperatorAccountDetail } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { CUSTOM_ROUTES, type CustomRoute } from '@chatdeck/sdk/operator';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Checkbox } from '#primitives/checkbox/checkbox.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '../operator.css';
import { accountsMessages } from './accounts.messages';
import { useRoutes } from './use-accounts';

interface Props {
  readonly account: OperatorAccountDetail;
}

/** Which parts of the custom centre an account may use. */
export function RoutesForm({ account }: Props) {
  const t = useMessages(accountsMessages);
  const { locale } = useChatdeck();
  const [routes, setRoutes] = useState<readonly CustomRoute[]>(() =>
    CUSTOM_ROUTES.map(({ value }) => value).filter((value) => account.customRoutes.includes(value)),
  );
  const { isPending, save } = useRoutes(account.id);
  const toggle = (route: CustomRoute, isOn: boolean) =>
    setRoutes(isOn ? [...routes, route] : routes.filter((other) => other !== route));
  return (
    <Stack gap={3}>
      <Text as="h3" weight="strong">
        {t.routes}
      </Text>
      <div className={css.choices} role="group" aria-label={t.routes}>
        {CUSTOM_ROUTES.map(({ value, text }) => (
          <Checkbox
            key={value}
            value={routes.includes(value)}
            onChange={(isOn) => toggle(value, isOn)}
          >
            {textIn(text, locale)}
          </Checkbox>
        ))}
      </div>
      <Row>
        <Button isPending={isPending} onPress={() => save(routes)}>
          {t.saveRoutes}
        </Button>
      </Row>
    </Stack>
  );
}
