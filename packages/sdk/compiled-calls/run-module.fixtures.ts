/** Executes the source of a module. */
export async function runModule(source: string): Promise<Readonly<Record<string, unknown>>> {
  const code = Buffer.from(source).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Readonly<
    Record<string, unknown>
  >;
}
