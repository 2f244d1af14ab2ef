/** States that only a finger or a keyboard brings about, and the class of a box around a component that shows them. */
const HELD = [
  [':active', 'gallery__held--pressed'],
  [':focus-visible', 'gallery__held--focused'],
] as const;

/**
 * A style sheet with the page's own rules of those states, for components inside such a box: what the gallery shows as
 * pressed is what a finger would see.
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
