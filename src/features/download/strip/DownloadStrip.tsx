import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { DownloadType } from '@/contract/download/values';
import { StudentStatus } from '@/contract/profile/status';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { stripStore } from './strip-store';
import './index.scss';

const stripTexts: Readonly<Record<StudentStatus, string>> = {
  [StudentStatus.tourist]: '下载豌豆家长端，免费领取试听课',
  [StudentStatus.unofficial]: '下载豌豆家长端，试听课表随时查看',
  [StudentStatus.official]: '下载豌豆家长端，在线旁听孩子的课堂',
};

const stripActions = { download: '下载', close: '关闭下载提示' } as const;

/** Offers the app below the top bar, in words for the child's status. Remounted per visit. */
export function DownloadStrip() {
  const { visits } = usePlace();
  return <Strip key={visits} />;
}

function Strip() {
  const app = useApp();
  const { name: page } = usePlace();
  const store = app.get(stripStore);
  // Decided at the first paint: a later response would shift the layout.
  const [isOffered, setOffered] = useState(store.isWanted);
  useEffect(() => {
    if (isOffered) store.shown();
  }, [isOffered, store]);
  if (!isOffered) return null;
  const putAway = (): void => setOffered(false);
  const download = (): void => {
    app.tracker.track('download_strip_click', { page });
    putAway();
    void app.router.go('downloadApp', { type: String(DownloadType.parent) });
  };
  return (
    <View className="download-strip">
      <Pressable className="download-strip__offer" onPress={download}>
        <View className="download-strip__text">{stripTexts[app.student.status]}</View>
        <View className="download-strip__action">{stripActions.download}</View>
      </Pressable>
      <Pressable className="download-strip__close" label={stripActions.close} onPress={putAway}>
        <Icon name="close" size={32} tone="secondary" />
      </Pressable>
    </View>
  );
}
