import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import drawingUrl from '@/assets/popups/interest-tags.svg';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Overlay } from '@/components/Overlay';
import { Scroller } from '@/components/Overlay/Scroller';
import { Drawing } from '@/components/Drawing';
import { Pressable } from '@/components/Pressable';
import { useApp } from '@/stores/app/app-context';
import { popupTexts } from '@/features/popups/parts/texts';
import type { PopupProps } from '@/features/popups/types';
import { InterestTagsStore } from './interest-tags-store';
import type { InterestTagGroup, TagPop } from './tag-pop';
import { interestTagsTexts as texts } from './texts';
import './index.scss';

/** Not a Sheet: a tap on the mask must not discard the selection. */
export const InterestTags = observer(function InterestTags({ data, open, onClose }: PopupProps<TagPop>) {
  const app = useApp();
  const [store] = useState(() => new InterestTagsStore(app, data, onClose));
  const title = data.title || texts.title;
  return (
    <Overlay placement="bottom" open={open} onClose={store.leave} closeOnMask={false} label={title}>
      <Pressable className="interest-tags__close" label={popupTexts.close} onPress={store.leave}>
        <Icon name="close" size={40} tone="secondary" />
      </Pressable>
      <View className="interest-tags__head">
        <View className="interest-tags__words">
          <View className="interest-tags__title">{title}</View>
          {data.subtitle && <View className="interest-tags__subtitle">{data.subtitle}</View>}
        </View>
        <Drawing className="interest-tags__drawing" src={drawingUrl} width={184} />
      </View>
      <Scroller className="interest-tags__groups">
        {data.groups.map((group) => (
          <Group key={group.id} group={group} store={store} />
        ))}
      </Scroller>
      <View className="interest-tags__footer">
        <Button
          block
          loading={store.isSaving}
          onPress={() => void store.save()}
          className="interest-tags__confirm"
        >
          {texts.confirm(store.count)}
        </Button>
      </View>
    </Overlay>
  );
});

interface GroupProps {
  readonly group: InterestTagGroup;
  readonly store: InterestTagsStore;
}

const Group = observer(function Group({ group, store }: GroupProps) {
  const isFull = store.isFull(group);
  return (
    <View className="interest-tags__group" {...aria({ role: 'group', 'aria-label': group.title })}>
      <View className="interest-tags__group-head">
        <View className="interest-tags__group-title">{group.title}</View>
        <View className="interest-tags__notice" {...aria({ role: 'status' })}>
          {isFull ? texts.limit(group.max) : ''}
        </View>
      </View>
      <View className="interest-tags__tags">
        {group.tags.map(({ id, name }) => {
          const isChosen = store.isChosen(group, id);
          return (
            <Pressable
              key={id}
              className={classNames('interest-tags__tag', isChosen && 'interest-tags__tag--chosen')}
              role="checkbox"
              aria={{ checked: isChosen }}
              disabled={isFull && !isChosen}
              onPress={() => store.toggle(group, id)}
            >
              {name}
            </Pressable>
          );
        })}
      </View>
    </View>
  );
});
