import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { DownloadType } from '@/contract/download/values';
import { useApp } from '@/stores/app-context';
import { spaceTexts } from './texts';
import './browser-guard.scss';

/** In a plain browser there is nothing but the way to the app: rule growth-2. */
export function BrowserGuard() {
  const { router } = useApp();
  const download = () => void router.go('downloadApp', { type: String(DownloadType.parent) });
  return (
    <View className="browser-guard">
      <Illustration name="download" size={360} />
      <View className="browser-guard__text">{spaceTexts.notInBrowser}</View>
      <View className="browser-guard__hint">{spaceTexts.notInBrowserHint}</View>
      <Button block onPress={download}>
        {spaceTexts.download}
      </Button>
    </View>
  );
}
