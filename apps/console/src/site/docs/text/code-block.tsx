import { tableIn } from '@chatdeck/sdk/constants';
import { IconButton } from '@chatdeck/ui/primitives';
import { Check, Copy } from 'lucide-react';
import {
  Children,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { isBrowser, usePreferences } from '#preferences/preferences.ts';
import * as css from './code-block.css';

/** The server address in the texts; in a prerendered page `early.js` replaces it, before this code is loaded. */
const EXAMPLE = 'http://127.0.0.1:7100';

const never = () => () => undefined;

/** Code with the server's address replaced by that of the current page, so that a command can be run as shown. */
export function ServerCode({ children, ...props }: ComponentProps<'code'>) {
  const address = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => (isBrowser ? window.location.origin : EXAMPLE),
  );
  return <code {...props}>{Children.map(children, (part) => withAddress(part, address))}</code>;
}

const withAddress = (part: ReactNode, address: string): ReactNode =>
  typeof part === 'string' ? part.replaceAll(EXAMPLE, address) : part;

const TEXTS = {
  'zh-CN': { copy: '复制', copied: '已复制' },
  en: { copy: 'Copy', copied: 'Copied' },
};

/** How long the button says that it has copied. */
const COPIED_MS = 2_000;

/** A block of code with a button that copies it. */
export function CodeBlock(props: ComponentProps<'pre'>) {
  const { locale } = usePreferences();
  const [isCopied, setCopied] = useState(false);
  const code = useRef<HTMLPreElement>(null);
  const t = tableIn(TEXTS, locale);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const block = code.current;
    if (!block) return;
    try {
      await navigator.clipboard.writeText(block.textContent.trimEnd());
      setCopied(true);
    } catch {
      // Browsers give the clipboard to https and localhost alone. What is selected is copied, or can be by hand.
      getSelection()?.selectAllChildren(block);
      setCopied(document.execCommand('copy'));
    }
  };
  return (
    <div className={css.block}>
      <pre ref={code} tabIndex={0} {...props} />
      <span className={css.copy}>
        <IconButton
          size="sm"
          icon={isCopied ? Check : Copy}
          label={isCopied ? t.copied : t.copy}
          onPress={() => void copy()}
        />
      </span>
    </div>
  );
}
