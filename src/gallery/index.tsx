import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/class-names';
import { unit } from '@/components/unit';
import { holdStates } from './held-styles';
import { featureSections, sections } from './sections';
import type { Section, Specimen } from './types';
import './index.scss';

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
