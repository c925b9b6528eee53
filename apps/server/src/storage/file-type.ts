/** The type that the first bytes of a file show, such as `jpg`; undefined for text and unknown types. */
export async function fileTypeOf(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.ext;
}
