import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Illustration } from '@/components/Illustration';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { copyAddress } from './copy-address';
import { Guide } from './Guide';
import { NotToBeHad } from './NotToBeHad';
import { download } from './open-store';
import { isToBeHad, type OfferedApp } from './store-links';
import { downloadTexts, type DownloadCopy } from './texts';
import './landing.scss';

interface LandingProps {
  readonly app: OfferedApp;
  /** Default: the route's. */
  readonly title?: string;
  readonly copy: DownloadCopy;
  /** This page's URL, to be opened in another browser. */
  readonly address: string;
  readonly onPress: () => void;
}

/** Landing page of an app; an alternative where the phone cannot install it. */
export const Landing = (props: LandingProps) =>
  isToBeHad(useApp(), props.app) ? <Offer {...props} /> : <NotToBeHad {...props} />;

function Offer({ app: offered, title, copy, address, onPress }: LandingProps) {
  const app = useApp();
  const [guideOpen, setGuideOpen] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const press = async () => {
    onPress();
    setIsOpening(true);
    await download(app, offered, () => setGuideOpen(true));
    setIsOpening(false);
  };
  return (
    <Screen
      title={title}
      footer={
        <Button block loading={isOpening} onPress={() => void press()}>
          {isOpening ? downloadTexts.opening : copy.action}
        </Button>
      }
    >
      <View className="download-landing__head">
        <Illustration name="download" size={420} />
        <View className="download-landing__title">{copy.title}</View>
        <View className="download-landing__subtitle">{copy.subtitle}</View>
      </View>
      <Card className="download-landing__points">
        {copy.points.map((point) => (
          <View key={point} className="download-landing__point">
            <Icon name="check" size={40} tone="primary" />
            <Text className="download-landing__point-text">{point}</Text>
          </View>
        ))}
      </Card>
      <View className="download-landing__requirement">{downloadTexts.requirement}</View>
      {offered === 'parent' && (
        <Button block kind="text" onPress={() => void app.router.go('downloadStudentApp')}>
          {downloadTexts.childApp}
        </Button>
      )}
      <Guide
        app={offered}
        open={guideOpen}
        onCopy={() => void copyAddress(app, address)}
        onClose={() => setGuideOpen(false)}
      />
    </Screen>
  );
}
