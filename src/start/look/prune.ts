/** The rules of a style sheet that the markup needs, by class names alone: there is no browser at build time. */
const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)/g;
const CLASS_ATTRIBUTE = /class="([^"]*)"/g;
/** States that only a live page has. */
const STATE = /:(hover|active|focus|disabled|checked|target)/;

/** A snapshot is static and laid out as a whole. */
const OF_A_LIVING_PAGE =
  /@media ?\(prefers-reduced-motion[^{]*\{[^{}]*\{[^{}]*\}\}|(?:transition-[a-z-]+|content-visibility|contain-intrinsic-size):[^;}]+;?/g;

/** `styles` must be minified: no comments, and no braces in strings. */
export function stylesOf(html: string, styles: string): string {
  const names = new Set(
    [...html.matchAll(CLASS_ATTRIBUTE)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  return rulesOf(styles)
    .map((rule) => neededOf(rule, names))
    .join('')
    .replace(OF_A_LIVING_PAGE, '');
}

interface Rule {
  readonly selector: string;
  readonly body: string;
}

/** Top-level rules of a style sheet; the body of an at-rule holds its nested rules. */
function rulesOf(styles: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let index = 0; index < styles.length; index += 1) {
    const sign = styles[index];
    if (sign === '{') {
      if (depth === 0) open = index;
      depth += 1;
    }
    // A statement without a body, such as @charset.
    if (sign === ';' && depth === 0) start = index + 1;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push({ selector: styles.slice(start, open).trim(), body: styles.slice(open + 1, index) });
    start = index + 1;
  }
  return rules;
}

function neededOf({ selector, body }: Rule, names: ReadonlySet<string>): string {
  if (selector.startsWith('@media') || selector.startsWith('@supports')) {
    const inside = rulesOf(body)
      .map((rule) => neededOf(rule, names))
      .join('');
    return inside && `${selector}{${inside}}`;
  }
  if (selector.startsWith('@')) return '';
  const needed = selector.split(',').filter((one) => isNeeded(one, names));
  // In the shadow tree the layer is the root.
  const shown = needed.map((one) => one.replace(/^\s*(html|body|:root)/, ':host'));
  return shown.length > 0 ? `${shown.join()}{${body}}` : '';
}

function isNeeded(selector: string, names: ReadonlySet<string>): boolean {
  if (STATE.test(selector)) return false;
  return [...selector.matchAll(CLASS_NAME)].every(([, name = '']) => names.has(name));
}
