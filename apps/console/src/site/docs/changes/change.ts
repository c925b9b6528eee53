/** What changes belong to: a package, or what is not published. */
export const PACKAGES = ['@chatdeck/ui', '@chatdeck/sdk'] as const;
export type PackageName = (typeof PACKAGES)[number];

/** How much a change asks of who upgrades; a change of console and server alone has none. */
export const KINDS = ['major', 'minor', 'patch'] as const;
export type Kind = (typeof KINDS)[number];

/** A change as its changeset or a changelog describes it. */
export interface Change {
  /** The name of its changeset, while it waits for a release. */
  readonly id?: string;
  readonly packages: readonly PackageName[];
  readonly kind: Kind | undefined;
  /** In English, as Markdown. */
  readonly text: string;
}

/** A version of the packages, which they share. */
export interface Release {
  readonly version: string;
  /** Such as `2026-01-31`, where the changelog has it. */
  readonly date: string | undefined;
  readonly changes: readonly Change[];
}
