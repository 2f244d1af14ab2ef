import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { DownloadEnter, DownloadType } from '@/contract/download/values';
import { useApp } from '@/stores/app-context';
import { growthTexts } from './texts';
import './browser-guard.scss';

/** In a plain browser there is nothing but the way to the app: rule growth-2. */
export function BrowserGuard() {
  const { router } = useApp();
  const download = () =>
    void router.go('downloadApp', { type: String(DownloadType.parent), enter: String(DownloadEnter.growUp) });
  return (
    <View className="browser-guard">
      <Illustration name="download" size={360} />
      <View className="browser-guard__text">{growthTexts.notInBrowser}</View>
      <View className="browser-guard__hint">{growthTexts.notInBrowserHint}</View>
      <Button block onPress={download}>
        {growthTexts.download}
      </Button>
    </View>
  );
}
