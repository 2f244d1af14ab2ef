/** Pseudo-classes that need touch or keyboard input, and the class of a wrapper that forces them. */
const HELD = [
  [':active', 'gallery__held--pressed'],
  [':focus-visible', 'gallery__held--focused'],
] as const;

/**
 * Copies the page's rules for these pseudo-classes to the wrapper class, so that the gallery shows the pressed state exactly as touch
 * input does.
 */
export function holdStates(document: Document): () => void {
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules)).join('\n');
  document.head.append(style);
  return () => style.remove();
}

function rulesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return heldRule(rule);
    if (rule instanceof CSSMediaRule)
      return rulesOf(rule.cssRules).map((held) => `@media ${rule.media.mediaText} { ${held} }`);
    return [];
  });
}

function heldRule(rule: CSSStyleRule): string[] {
  const selectors = rule.selectorText
    .split(',')
    .flatMap((selector) =>
      HELD.filter(([state]) => selector.includes(state) && !selector.includes(`:not(${state})`)).map(
        ([state, box]) => `.${box} ${selector.trim().replaceAll(state, '')}`,
      ),
    );
  return selectors.length > 0 ? [`${selectors.join(', ')} { ${rule.style.cssText} }`] : [];
}
