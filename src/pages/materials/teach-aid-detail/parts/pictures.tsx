import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Overlay } from '@/components/Overlay';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { TeachAidDetail } from '@/contract/materials/schema';
import type { TeachAidStore } from '../store';
import { teachAidDetailTexts as texts } from '../texts';
import { Heading } from './inside';

interface PicturesProps {
  readonly store: TeachAidStore;
  readonly pictures: readonly string[];
}

export function Pictures({ store, pictures }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <Card className="aid__card">
      <Heading text={texts.pictures} />
      <View className="aid__pictures">
        {pictures.map((picture, index) => (
          <Pressable
            key={picture}
            className="aid__picture"
            label={texts.zoom(index + 1)}
            onPress={() => store.zoom(index)}
          >
            <Picture src={picture} alt="" ratio={1.6} round="small" />
          </Pressable>
        ))}
      </View>
    </Card>
  );
}

interface ZoomedProps {
  readonly store: TeachAidStore;
  readonly aid: TeachAidDetail;
}

/** As wide as the page; pinch to zoom. */
export const Zoomed = observer(function Zoomed({ store, aid: { pictures, title } }: ZoomedProps) {
  const { zoomed } = store;
  const close = () => store.zoom(undefined);
  return (
    <Overlay
      open={zoomed !== undefined}
      placement="center"
      closeOnMask
      label={texts.zoomed(title)}
      className="aid__zoom"
      onClose={close}
    >
      <Picture
        src={pictures[zoomed ?? 0]}
        alt={texts.zoomed(title)}
        ratio={1.6}
        mode="aspectFit"
        lazy={false}
      />
      <Button kind="text" block onPress={close}>
        {texts.close}
      </Button>
    </Overlay>
  );
});
