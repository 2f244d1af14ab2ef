import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { copyAddress } from './copy-address';
import type { OfferedApp } from './store-links';
import { downloadTexts as texts } from './texts';
import { toMiniProgram } from './to-mini-program';
import './landing.scss';

interface NotToBeHadProps {
  readonly app: OfferedApp;
  readonly title?: string;
  readonly address: string;
}

/** For phones that cannot install the app: an alternative for the parent app, or that the child needs another device. */
export function NotToBeHad({ app: offered, title, address }: NotToBeHadProps) {
  const app = useApp();
  const words = texts.notToBeHad[offered];
  return (
    <Screen
      title={title}
      footer={
        offered === 'parent' ? (
          <Button block onPress={() => void app.router.go('index')}>
            {texts.toWeb}
          </Button>
        ) : (
          <Button block onPress={() => void copyAddress(app, address)}>
            {texts.copyAddress}
          </Button>
        )
      }
    >
      <View className="download-landing__head">
        <Illustration name="download" size={420} />
        <View className="download-landing__title">{words.title}</View>
        <View className="download-landing__subtitle">{words.subtitle}</View>
      </View>
      {offered === 'parent' && app.platform.host.offersApp && (
        <Button block kind="text" onPress={() => void toMiniProgram(app)}>
          {texts.toMiniProgram}
        </Button>
      )}
      {offered === 'parent' && (
        <Button block kind="text" onPress={() => void app.router.go('downloadStudentApp')}>
          {texts.childApp}
        </Button>
      )}
    </Screen>
  );
}
