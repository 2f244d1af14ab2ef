import { View } from '@tarojs/components';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { DownloadType } from '@/contract/download/values';
import { useApp } from '@/stores/app-context';
import { playerTexts as texts } from '../texts';

/** Offers the app, where available; the router adds this page as entry point (rule download-2). */
export function Offer() {
  const { platform, router } = useApp();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !platform.host.offersApp) return null;
  return (
    <View className="story-offer">
      <Pressable
        className="story-offer__text"
        onPress={() => void router.go('downloadApp', { type: String(DownloadType.parent) })}
      >
        <View className="story-offer__words">{texts.download}</View>
        <View className="story-offer__action">{texts.toDownload}</View>
      </Pressable>
      <Pressable className="story-offer__close" label={texts.closeDownload} onPress={() => setClosed(true)}>
        <Icon name="close" size={32} />
      </Pressable>
    </View>
  );
}
