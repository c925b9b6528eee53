/** Reads from the types of each public component what its custom element takes: attributes, properties, events, slots. */
import path from 'node:path';
import ts from 'typescript';
import { publicComponents } from './read-panels.mjs';

const FOLDER = 'packages/ui';
/** What an element keeps for itself between two events: the property that a callback says the new value of. */
const KEPT = { onChange: 'value', onSelectionChange: 'selection', onOpenChange: 'isOpen' };
const IS_EVENT = /^on[A-Z]/;
/** React's own, which is no property of an element. */
const OF_REACT = 'key';

export const kebab = (name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

function programOf(files) {
  const { config } = ts.readConfigFile(`${FOLDER}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, FOLDER);
  return ts.createProgram(files, { ...options, noEmit: true });
}

const docOf = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

/** The alternatives of a type without undefined and null. */
const alternatives = (type, checker) => {
  const given = checker.getNonNullableType(type);
  return given.isUnion() ? given.types : [given];
};

/** What a property is for an element: text, number, flag, event, slot, or a value that only script can set. */
function kindOf(name, type, checker) {
  const parts = alternatives(type, checker);
  const every = (flag) => parts.every(({ flags }) => (flags & flag) !== 0);
  if (parts.some((part) => part.symbol?.name === 'ReactPortal')) return 'slot';
  if (IS_EVENT.test(name) && parts.every((part) => part.getCallSignatures().length > 0)) {
    return 'event';
  }
  if (every(ts.TypeFlags.StringLike)) return 'text';
  if (every(ts.TypeFlags.NumberLike)) return 'number';
  if (every(ts.TypeFlags.BooleanLike)) return 'flag';
  return 'value';
}

function propOf(symbol, source, checker) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, source);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const [first] = alternatives(type, checker);
  return {
    name: symbol.name,
    kind: kindOf(symbol.name, type, checker),
    isNeeded: !isOptional && checker.getNonNullableType(type) === type,
    isList: checker.isArrayType(first) || checker.isTupleType(first),
    isFunction: first.getCallSignatures().length > 0,
    about: docOf(symbol, checker),
  };
}

function propsOf({ name, file }, program) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.resolve(file));
  const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const symbol = exports.find((exported) => exported.name === name);
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, source);
  const symbols = type
    ? checker.getPropertiesOfType(type).filter((prop) => prop.name !== OF_REACT)
    : [];
  return {
    about: docOf(symbol, checker),
    hasProps: symbols.length > 0,
    props: symbols.map((prop) => propOf(prop, source, checker)),
  };
}

/** A part that a page draws itself: an element has no functions that return content. */
const isDrawn = ({ props }) =>
  !props.some(({ name, kind }) => name === 'children' && kind === 'value');

/** `{ name, entry, file, tag, about, props }` of each component that is an element. */
export function readElements() {
  const components = publicComponents();
  const program = programOf(components.map(({ file }) => path.resolve(file)));
  return components
    .map((component) => ({
      ...component,
      tag: `chatdeck-${kebab(component.name)}`,
      ...propsOf(component, program),
    }))
    .filter(isDrawn);
}

/** What the element of a component is made from: the names of its properties by their kind. */
export function rowOf({ props }) {
  const named = (kind) => props.filter((prop) => prop.kind === kind).map(({ name }) => name);
  const events = named('event');
  const kept = Object.entries(KEPT)
    .filter(([event, name]) => events.includes(event) && props.some((prop) => prop.name === name))
    .map(([, name]) => name);
  const isNeeded = ({ name, kind, isNeeded: needed }) =>
    needed && !kept.includes(name) && !['event', 'slot', 'flag'].includes(kind);
  return {
    texts: named('text'),
    numbers: named('number'),
    flags: named('flag'),
    values: named('value'),
    events,
    slots: named('slot'),
    needs: props.filter(isNeeded).map(({ name }) => name),
    blank: blanksOf(props.filter(({ name, isNeeded: needed }) => needed && kept.includes(name))),
    field: kept.find((name) => name !== 'isOpen'),
  };
}

const BLANK = { text: '', flag: false };
const blanksOf = (props) =>
  props
    .filter(({ name }) => name !== 'isOpen')
    .map(({ name, kind, isList }) => ({ name, blank: isList ? [] : BLANK[kind] }));
