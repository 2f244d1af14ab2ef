import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { StarActivity } from '@/contract/works/schema';
import type { StarStore } from './star-store';
import { starTexts as texts } from './texts';

interface OwnPlaceProps {
  readonly store: StarStore;
  readonly activity: StarActivity;
}

/** The child's place, or why it has none yet. */
export const OwnPlace = observer(function OwnPlace({ store, activity }: OwnPlaceProps) {
  const { ownPlace, ownStars, ownWorkId } = activity;
  if (ownWorkId === 0) return null;
  const work = store.own.value;
  const note = work ? texts.ownState[work.state] : ownPlace === 0 ? texts.ownUnknown : '';
  return (
    <Card className="star__card star__own">
      <View className="star__own-words">
        <View className="star__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.own}
        </View>
        {work && <View className="star__note">{work.title}</View>}
        {ownPlace === 0 && note && <View className="star__note">{note}</View>}
        {ownStars > 0 && <View className="star__won">{texts.won(ownStars)}</View>}
      </View>
      {ownPlace > 0 && <View className="star__own-place">{texts.place(ownPlace)}</View>}
    </Card>
  );
});
