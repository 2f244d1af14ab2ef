import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/class-names';
import { unit } from '@/components/unit';
import { featureSections, sections } from './sections';
import type { Section, Specimen } from './types';
import './index.scss';

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
        ([state, box]) => `.${box} ${selector.trim().split(state).join('')}`,
      ),
    );
  return selectors.length > 0 ? [`${selectors.join(', ')} { ${rule.style.cssText} }`] : [];
}

/** Every component of src/components in its states; development builds only (test/visual/README.md). */
export default function Gallery() {
  const page = useRef<unknown>(null);
  useEffect(() => {
    const box = page.current;
    return box instanceof HTMLElement ? holdStates(box.ownerDocument) : undefined;
  }, []);
  return (
    <View className="gallery" ref={page}>
      <View className="gallery__title">组件图库</View>
      {[...sections, ...featureSections].map((section) => (
        <Shown key={section.name} section={section} />
      ))}
    </View>
  );
}

function Shown({ section }: { readonly section: Section }) {
  return (
    <View className="gallery__section" {...{ 'data-gallery-section': section.name }}>
      <View className="gallery__name">{section.name}</View>
      {section.specimens.map((specimen) => (
        <Piece key={specimen.state} specimen={specimen} />
      ))}
    </View>
  );
}

function Piece({ specimen }: { readonly specimen: Specimen }) {
  const { state, show, held, screen } = specimen;
  return (
    <View className="gallery__piece">
      <View className="gallery__state">{state}</View>
      <View
        className={classNames(
          'gallery__held',
          held && `gallery__held--${held}`,
          screen !== undefined && 'gallery__screen',
        )}
        style={screen === undefined ? undefined : { height: unit(screen) }}
      >
        {show}
      </View>
    </View>
  );
}
