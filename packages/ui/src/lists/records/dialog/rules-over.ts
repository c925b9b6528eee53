interface Rules<Result> {
  readonly '~standard': { readonly validate: (value: unknown) => Result };
}

/**
 * A schema of the SDK for a form with a type of its own. A form names the parts that it shows, where the schema lets
 * every part through; what it finds is the same.
 */
export const rulesOver = <Result>(schema: Rules<Result>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'chatdeck',
    validate: (value: unknown) => schema['~standard'].validate(value),
  },
});
