import ts from 'typescript';

/** What declares calls. */
const DECLARING = ['endpoint', 'recordEndpoints', 'chatEndpoints'];
/** What a declaration says of the request, and to people. */
const OF_REQUESTS = ['request', 'searchRequest', 'input', 'change', 'summary'];

/** The source of a module of calls without what their declarations say of requests, which a client never reads. */
export function withoutRequests(source: string): string {
  const file = ts.createSourceFile('calls.ts', source, ts.ScriptTarget.Latest, true);
  const dropped: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfRequests(node)) dropped.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  // From the end, so that the places of those before stay right.
  return dropped
    .toSorted((one, other) => other.pos - one.pos)
    .reduce(
      (text, { pos, end }) => text.slice(0, pos) + text.slice(text[end] === ',' ? end + 1 : end),
      source,
    );
}

/** A property of what a call of these functions is given. */
const isOfRequests = (node: ts.Node): boolean =>
  ts.isObjectLiteralElementLike(node) &&
  node.name !== undefined &&
  OF_REQUESTS.includes(node.name.getText()) &&
  ts.isCallExpression(node.parent.parent) &&
  DECLARING.includes(node.parent.parent.expression.getText());
