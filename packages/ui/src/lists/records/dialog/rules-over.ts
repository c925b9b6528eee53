interface Rules<Result> {
  readonly '~standard': { readonly validate: (value: unknown) => Result };
}

/**
 * Adapts a schema of the SDK to a form with a stricter input type. The form's type names the parts that it shows,
 * while the schema accepts unknown parts; validation is the same.
 */
export const rulesOver = <Result>(schema: Rules<Result>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'chatdeck',
    validate: (value: unknown) => schema['~standard'].validate(value),
  },
});
