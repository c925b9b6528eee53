import { darkColors, lightColors } from '../../packages/ui/src/theme/tokens';
import { propertyName } from '../../packages/ui/src/theme/token-name';

const COLORS: Readonly<Record<string, string>> = lightColors;
const DARK: Readonly<Record<string, string>> = darkColors;

const Swatch = ({ color }: { readonly color: string }) => (
  <span
    style={{
      display: 'inline-block',
      width: 16,
      height: 16,
      marginInlineEnd: 8,
      borderRadius: 4,
      border: '1px solid #8886',
      background: color,
      verticalAlign: 'middle',
    }}
  />
);

/** The tokens that a component's styles use; colours in both schemes. */
export function TokenList({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h2>Tokens</h2>
      <p>
        Set them by <code>{'appearance={{ tokens: { … } }}'}</code> or as CSS on your own{' '}
        <code>.cd-root</code>.
      </p>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>--{propertyName(name)}</code>
              </td>
              <td>
                {[COLORS[name], DARK[name]].map(
                  (color, at) => color?.startsWith('#') && <Swatch key={at} color={color} />,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
