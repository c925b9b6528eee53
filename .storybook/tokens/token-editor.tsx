import { createChatdeckClient } from '@chatdeck/sdk';
import { useMemo, useState, type ReactNode, useId } from 'react';
import { Button } from '../../packages/ui/src/primitives/button/button';
import { Text } from '../../packages/ui/src/primitives/text/text';
import { ChatdeckProvider } from '../../packages/ui/src/provider/chatdeck-provider';
import { regularDensity, scale } from '../../packages/ui/src/theme/scale';
import { type TokenName, darkColors, lightColors } from '../../packages/ui/src/theme/tokens';
import { propertyName } from '../../packages/ui/src/theme/property-name';
import * as css from './token-editor.css';

interface TokenEditorProps {
  readonly scheme: 'light' | 'dark';
  /** The preview that uses the edited tokens. */
  readonly children: ReactNode;
}

/** Edits every token beside a live preview, and shows the code for the changes. */
export function TokenEditor({ scheme, children }: TokenEditorProps) {
  const [tokens, setTokens] = useState<Partial<Record<TokenName, string>>>({});
  const appearance = useMemo(() => ({ scheme, tokens }), [scheme, tokens]);
  const client = useMemo(
    () => createChatdeckClient({ baseUrl: location.origin, auth: { getToken: () => 'mock' } }),
    [],
  );
  const change = (name: TokenName) => (value: string | undefined) =>
    setTokens(({ [name]: _, ...rest }) =>
      value === undefined ? rest : { ...rest, [name]: value },
    );
  const groups = {
    Colours: scheme === 'dark' ? darkColors : lightColors,
    'Type, space and motion': scale,
    'Sizes of the density': regularDensity,
  };
  return (
    <div className={css.page}>
      <div>
        {Object.entries(groups).map(([title, values]) => (
          <section key={title} className={css.group}>
            <Text as="h2" size="lg">
              {title}
            </Text>
            {entries(values).map(([name, value]) => (
              <TokenRow
                key={name}
                name={name}
                value={value}
                changed={tokens[name]}
                onChange={change(name)}
              />
            ))}
          </section>
        ))}
      </div>
      <div className={css.example}>
        <ChatdeckProvider client={client} appearance={appearance}>
          {children}
        </ChatdeckProvider>
        <pre className={css.code}>
          appearance={`{{ tokens: ${JSON.stringify(tokens, null, 2)} }}`}
        </pre>
        <Button onPress={() => setTokens({})}>Back to the theme</Button>
      </div>
    </div>
  );
}

/** Typed `Object.entries` for tokens: TypeScript widens the keys to string. */
function entries(values: Readonly<Partial<Record<TokenName, string>>>) {
  return (Object.keys(values) as TokenName[]).map((name) => [name, values[name] ?? ''] as const);
}

interface TokenRowProps {
  readonly name: string;
  /** The value of the theme. */
  readonly value: string;
  /** The edited value. */
  readonly changed: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** One token with its value: colours have a picker, any value can be typed, and clearing it resets the token. */
function TokenRow({ name, value, changed, onChange }: TokenRowProps) {
  const id = useId();
  const shown = changed ?? value;
  return (
    <div className={css.row}>
      <label className={css.name} htmlFor={id}>
        {name}
        <span className={css.property}>--{propertyName(name)}</span>
      </label>
      {isHex(value) ? (
        <input
          className={css.swatch}
          type="color"
          aria-label={`${name}: colour`}
          value={isHex(shown) ? shown : value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : null}
      <input
        id={id}
        className={css.value}
        value={shown}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  );
}
