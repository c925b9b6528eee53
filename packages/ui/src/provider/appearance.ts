import type { TokenName } from '#theme/token-name.ts';
import type { Scheme } from './use-scheme';

/** The look of our part of the page. */
export interface Appearance {
  /** Default `auto`. */
  readonly scheme?: Scheme;
  /** Default `regular`. */
  readonly density?: 'regular' | 'compact';
  /** Values of tokens by name, such as `{ accent: '#8a2b3c', radiusSm: '2px' }`, in both schemes. */
  readonly tokens?: Readonly<Partial<Record<TokenName, string>>>;
}
