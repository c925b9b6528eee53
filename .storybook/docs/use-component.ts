/// <reference types="vite/client" />
import { useEffect, useState, type ComponentType } from 'react';
import type { MessageTable } from '../../packages/ui/src/context/message-table';
import type { Messages } from '../../packages/ui/src/messages/define-messages';
import type { ComponentFacts } from './facts/component-facts';

const SRC = '../../packages/ui/src/';
const COMPONENTS = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/**/*.tsx',
  '!**/*.test.tsx',
  '!**/*.stories.tsx',
  '!**/testing/**',
]);
const MESSAGES = import.meta.glob<Record<string, Messages<MessageTable>>>(
  '../../packages/ui/src/**/*.messages.ts',
);

interface Loaded {
  readonly component: ComponentType | undefined;
  readonly messages: readonly Messages<MessageTable>[];
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

async function load(name: string, { file, messages }: ComponentFacts): Promise<Loaded> {
  const module = await COMPONENTS[SRC + file]?.();
  const component = module?.[name] ?? module?.default;
  const tables = await Promise.all(
    messages.map((path) => MESSAGES[SRC + path]).flatMap((read) => (read ? [read()] : [])),
  );
  return {
    component: isComponent(component) ? component : undefined,
    messages: tables.flatMap((table) => Object.values(table)),
  };
}

/** Loads the component of a documentation page, with its texts. */
export function useComponent(name: string, facts: ComponentFacts | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    if (facts) void load(name, facts).then((found) => isWanted && setLoaded(found));
    return () => {
      isWanted = false;
    };
  }, [name, facts]);
  return loaded;
}
