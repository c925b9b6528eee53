import type { ContentType } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useMaterialPanel } from '../material-panel/use-material-panel';
import { LIBRARY_PAGE_SIZE } from './material-library.model';

const nothing: ReadonlySet<string> = new Set();

/** The list of the library, of one type if given, what is selected in it, and the overlay above it. */
export function useMaterialLibrary(type: ContentType | undefined, initialSearch?: string) {
  const panel = useMaterialPanel(type, initialSearch, LIBRARY_PAGE_SIZE);
  const [selection, setSelection] = useState(nothing);
  return { ...panel, selection, setSelection };
}

export type MaterialLibraryState = ReturnType<typeof useMaterialLibrary>;
