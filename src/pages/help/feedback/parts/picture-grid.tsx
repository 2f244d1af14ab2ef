import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Spinner } from '@/components/Spinner';
import { FEEDBACK_MAX_PICTURES } from '@/contract/help/values';
import { previewOf, type PictureItem, type PicturesStore } from '../pictures-store';
import { feedbackTexts } from '../texts';

interface PictureGridProps {
  readonly pictures: PicturesStore;
  readonly complaint: string | undefined;
}

/** Up to six pictures, each with its state, and an add button. */
export const PictureGrid = observer(function PictureGrid({ pictures, complaint }: PictureGridProps) {
  const { items, room, hasFailed } = pictures;
  const hint = hasFailed ? feedbackTexts.uploadHint : '';
  return (
    <View className="feedback-form__card">
      <View className="feedback-form__heading">
        {feedbackTexts.pictures}
        <View className="feedback-form__optional">
          {`${feedbackTexts.optional} ${items.length}/${FEEDBACK_MAX_PICTURES}`}
        </View>
      </View>
      <View className="feedback-form__pictures">
        {items.map((item, index) => (
          <Tile key={item.id} item={item} place={index + 1} pictures={pictures} />
        ))}
        {room > 0 && (
          <Pressable
            className="feedback-form__tile feedback-form__add"
            label={feedbackTexts.addPicture}
            onPress={() => void pictures.add()}
          >
            <Icon name="camera" size={64} tone="secondary" />
          </Pressable>
        )}
      </View>
      <View className="feedback-form__error" {...aria({ role: 'alert' })}>
        {complaint ?? hint}
      </View>
    </View>
  );
});

interface TileProps {
  readonly item: PictureItem;
  /** From 1. */
  readonly place: number;
  readonly pictures: PicturesStore;
}

const Tile = observer(function Tile({ item, place, pictures }: TileProps) {
  const { id, status } = item;
  return (
    <View className="feedback-form__tile">
      <Picture
        className="feedback-form__preview"
        src={previewOf(item)}
        alt={feedbackTexts.picture(place)}
        ratio={1}
        round="small"
        lazy={false}
      />
      {status === 'uploading' && (
        <View className="feedback-form__veil" {...aria({ role: 'status' })}>
          <Spinner />
          <View className="feedback-form__veil-text">{feedbackTexts.uploading}</View>
        </View>
      )}
      {status === 'failed' && (
        <Pressable
          className="feedback-form__veil"
          label={feedbackTexts.retryPicture(place)}
          onPress={() => void pictures.retry(id)}
        >
          <Icon name="refresh" size={40} tone="onPrimary" />
          <View className="feedback-form__veil-text">{feedbackTexts.uploadFailed}</View>
        </Pressable>
      )}
      <Pressable
        className="feedback-form__remove"
        label={feedbackTexts.removePicture(place)}
        onPress={() => pictures.remove(id)}
      >
        <View className="feedback-form__remove-mark">
          <Icon name="close" size={24} tone="onPrimary" />
        </View>
      </Pressable>
    </View>
  );
});
