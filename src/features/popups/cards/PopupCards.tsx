import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { look } from '@/components/look';
import { popupTexts } from '../parts/texts';
import type { PopupQueue } from '../queue';
import './popup-cards.scss';

/** More would be a second home page: the next one comes up when one of these is done. */
const MOST = 3;

/** What had no turn as a popup on this visit, a line each. */
export const PopupCards = observer(function PopupCards({ queue }: { queue: PopupQueue }) {
  const { cards, take, putAway } = queue;
  if (cards.length === 0) return null;
  return (
    <View className="popup-cards" {...look('left-out')}>
      {cards.slice(0, MOST).map(({ id, title, action }) => (
        <View key={id} className="popup-cards__card">
          <View className="popup-cards__title">{title}</View>
          <Pressable
            className="popup-cards__action"
            label={popupTexts.take(action, title)}
            onPress={() => take(id)}
          >
            <View className="popup-cards__pill">{action}</View>
          </Pressable>
          <Pressable
            className="popup-cards__close"
            label={popupTexts.putAway(title)}
            onPress={() => putAway(id)}
          >
            <Icon name="close" size={32} tone="secondary" />
          </Pressable>
        </View>
      ))}
    </View>
  );
});
