import { View } from '@tarojs/components';
import { useRef } from 'react';
import { Carousel } from '@/components/Carousel';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { SlotItem } from '@/contract/home/schema';
import { BANNER_AUTOPLAY_MS, BANNER_TRANSITION_MS } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { addressOf, slotTarget } from '@/features/links/click-target/target';
import { useSeen } from '@/features/tracking';
import { useApp } from '@/stores/app/app-context';
import { bannerHeight } from './display-size';
import { pressSlot, type SlotPlace } from './press-slot';
import { textOf } from './rows';
import './banner-slot.scss';

interface BannerSlotProps {
  entries: readonly SlotItem[];
  place: SlotPlace;
  className?: string;
}

/** Banner carousel, 686 units wide, autoplaying and looping. */
export function BannerSlot({ entries, place, className }: BannerSlotProps) {
  const slides = entries.filter(({ imgPath }) => Boolean(imgPath));
  return slides.length === 0 ? null : <Banner {...{ slides, place, className }} />;
}

interface BannerProps extends Omit<BannerSlotProps, 'entries'> {
  slides: readonly SlotItem[];
}

function Banner({ slides, place, className }: BannerProps) {
  const { tracker } = useApp();
  const box = useRef<unknown>(null);
  const active = useRef(0);
  const turned = useSeen(box, () => {
    const index = active.current;
    const slotId = slides[index]?.id;
    if (slotId === undefined) return undefined;
    return { key: slotId, track: () => tracker.track('banner_show', { slotId, ...place, index }) };
  });
  const height = bannerHeight(slides);
  return (
    <View ref={box} className={classNames('banner-slot', className)}>
      <Carousel
        loop
        items={slides}
        keyOf={({ id }) => String(id)}
        height={height}
        interval={BANNER_AUTOPLAY_MS}
        duration={BANNER_TRANSITION_MS}
        onChange={(index) => {
          active.current = index;
          turned();
        }}
        renderItem={(entry, index) => <Slide {...{ entry, index, place, height }} />}
      />
    </View>
  );
}

interface SlideProps {
  entry: SlotItem;
  index: number;
  place: SlotPlace;
  height: number;
}

function Slide({ entry, index, place, height }: SlideProps) {
  const app = useApp();
  // The first slide is above the fold: not lazy.
  const picture = (
    <Picture
      // The same URL as home's document preloads; a drawing is a ninth of its picture's bytes.
      whole
      src={entry.imgPath ?? ''}
      alt={textOf(entry)}
      width="100%"
      height={height}
      lazy={index > 0}
    />
  );
  if (entry.redirectType === RedirectType.none) return picture;
  return (
    <Pressable
      className="banner-slot__slide"
      role="link"
      label={textOf(entry)}
      leadsTo={addressOf(slotTarget(entry))}
      onPress={() => pressSlot(app, 'banner_click', place, entry, index)}
    >
      {picture}
    </Pressable>
  );
}
