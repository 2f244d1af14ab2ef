import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Carousel } from '@/components/Carousel';
import { Picture } from '@/components/Picture';
import { fittingSource } from '@/components/Picture/widths';
import { Pressable } from '@/components/Pressable';
import type { WorkDetail } from '@/contract/works/schema';
import { PhotoViewer } from '@/features/files/photos/PhotoViewer';
import { PhotosStore } from '@/features/files/photos/photos-store';
import { useApp } from '@/stores/app/app-context';
import { viewTexts as texts } from '../texts';

/** Height and width of a page. */
const SIDE = 750;

/** What a picture leaves free of its page is a blur of itself: nothing waits for its measures. */
const around = (src: string) => ({ backgroundImage: `url("${fittingSource({ src, width: 1 })}")` });

/** The pictures, each as wide as the screen; a tap opens it whole. */
export function WorkPhotos({ work: { id, pictures } }: { readonly work: WorkDetail }) {
  const app = useApp();
  const [page, setPage] = useState(0);
  const files = pictures.map((url, index) => ({
    ...{ id: `${id}-${index}`, url, name: '', bytes: 0, seconds: 0 },
  }));
  const [store] = useState(
    () => new PhotosStore(app, () => ({ pictures: files, most: files.length, onPictures: () => undefined })),
  );
  return (
    <View className="work-photos">
      <Carousel
        items={files}
        keyOf={(file) => file.id}
        height={SIDE}
        interval={0}
        loop={false}
        label={texts.photos}
        onChange={setPage}
        renderItem={(file, index) => (
          <Pressable
            className="work-photos__open"
            label={texts.openPhoto(index + 1, files.length)}
            style={index <= page + 1 ? around(file.url) : undefined}
            onPress={() => store.open(file.id)}
          >
            <Picture src={file.url} alt="" width={SIDE} height={SIDE} mode="aspectFit" lazy={index > 0} />
          </Pressable>
        )}
      />
      {files.length > 1 && (
        <View className="work-photos__count" {...aria({ role: 'status' })}>
          {`${page + 1}/${files.length}`}
        </View>
      )}
      <PhotoViewer store={store} pictures={files} isEditable={false} />
    </View>
  );
}
