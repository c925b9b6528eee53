type Signature = readonly [extension: string, offset: number, bytes: string];

/** How each kind of picture begins, in hexadecimal. */
const SIGNATURES: readonly Signature[] = [
  ['jpeg', 0, 'ffd8ff'],
  ['png', 0, '89504e470d0a1a0a'],
  ['gif', 0, '474946383761'],
  ['gif', 0, '474946383961'],
  ['webp', 8, '57454250'],
];

/** The file extension of a picture by its first bytes; what a name or a header claims is not asked. */
export function imageExtension(bytes: Buffer): string | undefined {
  const found = SIGNATURES.find(([, offset, signature]) => {
    const expected = Buffer.from(signature, 'hex');
    return bytes.subarray(offset, offset + expected.length).equals(expected);
  });
  return found?.[0];
}
