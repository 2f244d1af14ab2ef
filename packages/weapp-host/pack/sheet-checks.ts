import type { AtRule, ChildNode, Container, Declaration, Document } from 'postcss';

const PROPERTY = /^[a-z_-][\w.-]*$/i;
const PREFIXED_KEYFRAMES = /^-(?!webkit-)\w+-keyframes$/i;
const NO_FRAME = /^(?:\d+(?:\.\d+)?$|\.\d)/;

/** Token at which WeChat's compiler fails in an at-rule, or null. */
export function unexpectedInAtRule(node: AtRule): string | null {
  const name = node.name.toLowerCase();
  const holdsRules = name === 'media' || name === 'supports';
  const isKeyframes = name.endsWith('keyframes');
  if (PREFIXED_KEYFRAMES.test(name)) return '{';
  if ((holdsRules || isKeyframes) && (node.params === '' || !node.nodes)) return node.nodes ? '{' : ';';
  if ((holdsRules || isKeyframes) && !node.some(({ type }) => type !== 'comment')) return '}';
  if (holdsRules)
    return node.nodes?.find((child): child is Declaration => child.type === 'decl')?.prop ?? null;
  if (isKeyframes) return unknownFrame(node);
  if (name === 'font-face' || node.every(({ type }) => type === 'decl' || type === 'comment')) return null;
  return `@${node.name}`;
}

const unknownFrame = (node: AtRule): string | null => {
  const frames = (node.nodes ?? []).flatMap((child) => (child.type === 'rule' ? child.selectors : []));
  return frames.find((frame) => NO_FRAME.test(frame)) ?? null;
};

/** The same for a declaration: property names with symbol prefixes (hacks for old browsers), and missing values. */
export function unexpectedInDeclaration(declaration: Declaration): string | null {
  const { prop, value, raws, important, parent } = declaration;
  if (raws.before?.endsWith('*')) return '*';
  if (!/^\/\//.test(prop) && !PROPERTY.test(prop)) return prop;
  if (prop.startsWith('--') && value.startsWith('{')) return '{';
  const isEnd = parent?.last === declaration && parent.raws.semicolon !== true;
  return value === '' && !important && raws.between === ':' && isEnd ? '}' : null;
}

/** A stray semicolon in or after a node. */
export function hasStraySemicolon(node: ChildNode | Container | Document): boolean {
  const { before, after, ownSemicolon } = node.raws as Record<string, string | undefined>;
  return [before, after, ownSemicolon].some((text) => text?.replace(/\/\*[\s\S]*?\*\//g, '').includes(';'));
}
