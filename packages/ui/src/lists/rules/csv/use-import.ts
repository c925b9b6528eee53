import { useDeferredValue, useMemo, useState } from 'react';
import type { Rows } from '../rows/row-changes';
import type { ColumnId, CsvFormat } from './csv-format';
import { parseCsv } from './csv-text';
import { decodeText, FILE_MAX, type FileProblem } from './decode-text';
import { readHeader, usualMapping } from './headers';
import { importRows } from './import-rows';

/** What is imported: pasted lines, or a file. */
export type Source =
  | { readonly kind: 'pasted'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'refused'; readonly name: string; readonly problem: FileProblem };

type Columns = Readonly<Record<number, ColumnId | 'ignored' | undefined>>;

const empty: Source = { kind: 'pasted', text: '' };

/** The lines of an import as rows of the list. */
export function useImport(format: CsvFormat, existing: Rows) {
  const [source, setSource] = useState<Source>(empty);
  const [columns, setColumns] = useState<Columns>({});
  const [withDuplicates, setWithDuplicates] = useState(false);
  const text = useDeferredValue(source.kind === 'refused' ? '' : source.text);
  const table = useMemo(() => {
    const all = parseCsv(text);
    const header = all[0] && readHeader(format, all[0]);
    const lines = header ? all.slice(1) : all;
    const width = Math.max(0, ...all.map((line) => line.length));
    return {
      lines,
      width,
      found: header ?? usualMapping(format, width),
      hasHeader: Boolean(header),
    };
  }, [text, format]);
  const mapping = useMemo(
    () =>
      Array.from({ length: table.width }, (_, at) => {
        const chosen = columns[at] ?? table.found[at];
        return chosen === 'ignored' ? undefined : chosen;
      }),
    [table, columns],
  );
  const lines = useMemo(
    () =>
      importRows(format, table.lines, mapping, {
        existing,
        firstNumber: table.hasHeader ? 2 : 1,
      }),
    [format, table, mapping, existing],
  );
  const good = lines.filter(({ row }) => row !== undefined);
  const chosen = withDuplicates ? good : good.filter(({ duplicate }) => !duplicate);
  const start = (next: Source) => {
    setSource(next);
    setColumns({});
  };
  const chooseFile = async (file: File) => {
    const { name } = file;
    // Not even read where it is too large.
    const bytes = file.size > FILE_MAX ? undefined : new Uint8Array(await file.arrayBuffer());
    const decoded = bytes ? decodeText(bytes) : 'large';
    start(
      typeof decoded === 'string'
        ? { kind: 'refused', name, problem: decoded }
        : { kind: 'file', name, text: decoded.text },
    );
  };
  return {
    source,
    isEmpty: source.kind === 'pasted' && source.text.trim() === '',
    paste: (pasted: string) => setSource({ kind: 'pasted', text: pasted }),
    chooseFile: (file: File) => void chooseFile(file),
    clear: () => start(empty),
    /** The first cell of each column that has something in it, to know the column by. */
    examples: mapping.map((_, at) => table.lines.find((line) => line[at]?.trim())?.[at] ?? ''),
    mapping,
    hasHeader: table.hasHeader,
    setColumn: (at: number, id: ColumnId | 'ignored') => setColumns({ ...columns, [at]: id }),
    lines,
    duplicateCount: good.filter(({ duplicate }) => duplicate).length,
    withDuplicates,
    setWithDuplicates,
    /** The rows that would be added. */
    rows: chosen.flatMap(({ row }) => row ?? []),
  };
}

export type ImportState = ReturnType<typeof useImport>;
