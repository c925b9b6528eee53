const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The required props of a component, from its react-docgen data. */
export function requiredProps(component: object): readonly string[] {
  const info: unknown = Reflect.get(component, '__docgenInfo');
  if (!isRecord(info) || !isRecord(info.props)) return [];
  return Object.entries(info.props).flatMap(([name, prop]) =>
    isRecord(prop) && prop.required === true ? [name] : [],
  );
}
