import type { FindingCountProps } from '@chatdeck/ui/config-check/count';
import type { PageCountProps } from '@chatdeck/ui/robot/page-count';
import { useEffect, useState, type ComponentType } from 'react';

interface Props {
  /** The addresses of the pages of a line. */
  readonly paths: readonly string[];
  /** The address of the page whose rows are those of the line; a line of several pages may have none. */
  readonly counted: string | undefined;
}

interface Marks {
  readonly FindingCount: ComponentType<FindingCountProps>;
  readonly PageCount: ComponentType<PageCountProps>;
}

// Renders at once when it has been loaded, as the next page of the shell expects.
let known: Marks | undefined;

async function load(): Promise<Marks> {
  const [{ FindingCount }, { PageCount }] = await Promise.all([
    import('@chatdeck/ui/config-check/count'),
    import('@chatdeck/ui/robot/page-count'),
  ]);
  known = { FindingCount, PageCount };
  return known;
}

/**
 * At the end of a line of the sidebar: how many rows its page or its group has, and how many problems
 * its pages have. Loaded after
 * the page itself, and left out if it cannot be loaded.
 */
export function LineMarks({ paths, counted }: Props) {
  const [marks, setMarks] = useState(() => known);
  useEffect(() => {
    if (marks) return undefined;
    let isShown = true;
    load().then(
      (loaded) => isShown && setMarks(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [marks]);
  if (!marks) return null;
  const { FindingCount, PageCount } = marks;
  return (
    <>
      {counted === undefined ? null : <PageCount place={placeOf(counted)} />}
      <FindingCount places={paths.map(placeOf)} />
    </>
  );
}

/** The destination at an address: `wechat.keywords` at `/wechat/keywords`. */
const placeOf = (path: string): string => path.slice(1).replace('/', '.');
