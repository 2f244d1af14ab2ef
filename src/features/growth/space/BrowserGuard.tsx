import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { DownloadType } from '@/contract/download/values';
import { isToBeHad } from '@/features/download/store-links';
import { downloadTexts } from '@/features/download/texts';
import { toMiniProgram } from '@/features/download/to-mini-program';
import { useApp } from '@/stores/app/app-context';
import { spaceTexts } from './texts';
import './browser-guard.scss';

/** In a plain browser only links to the app, or to the mini program where the app is unavailable: rule growth-2. */
export function BrowserGuard() {
  const app = useApp();
  const hasApp = isToBeHad(app);
  const download = () => void app.router.go('downloadApp', { type: String(DownloadType.parent) });
  return (
    <View className="browser-guard">
      <Illustration name="download" size={360} />
      <View className="browser-guard__text">
        {hasApp ? spaceTexts.notInBrowser : spaceTexts.inMiniProgram}
      </View>
      <View className="browser-guard__hint">
        {hasApp ? spaceTexts.notInBrowserHint : spaceTexts.inMiniProgramHint}
      </View>
      <Button block onPress={hasApp ? download : () => void toMiniProgram(app)}>
        {hasApp ? spaceTexts.download : downloadTexts.toMiniProgram}
      </Button>
    </View>
  );
}
