import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Illustration } from '@/components/Illustration';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { bannerOf, freshmanAnswer, openFreshman, type FreshmanBannerData } from './freshman-store';
import { freshmanTexts } from './texts';
import './freshman-banner.scss';

/** Operators draw it as a banner: crop to its middle. */
const PICTURE = { width: 240, height: 136 };

/** Card of a new student on home; hidden for others. */
const FreshmanBanner = observer(function FreshmanBanner() {
  const app = useApp();
  const answer = app.get(freshmanAnswer);
  useLoadForSession(() => answer.once());
  const banner = bannerOf(answer.value);
  if (!banner) return null;
  const note = noteOf(banner);
  return (
    <Pressable
      className="freshman-banner"
      role="link"
      label={`${banner.title}，${note}`}
      onPress={() => void openFreshman(app)}
    >
      <Picture
        className="freshman-banner__picture"
        src={banner.image}
        alt=""
        {...PICTURE}
        round="small"
        lazy={false}
        fallback={<Illustration name="welcome" size={PICTURE.height} />}
      />
      <View className="freshman-banner__words">
        <View className="freshman-banner__title">{banner.title}</View>
        <View className="freshman-banner__note">{note}</View>
        {banner.total > 0 && <Progress {...banner} />}
      </View>
      <Icon className="freshman-banner__arrow" name="arrow-right" size={32} tone="secondary" />
    </Pressable>
  );
});

function Progress({ finished, total }: FreshmanBannerData) {
  return (
    <View className="freshman-banner__track" {...aria({ 'aria-hidden': 'true' })}>
      <View className="freshman-banner__bar" style={{ width: `${(finished / total) * 100}%` }} />
    </View>
  );
}

function noteOf({ finished, total }: FreshmanBannerData): string {
  if (total === 0) return freshmanTexts.start;
  return finished === total ? freshmanTexts.allDone : freshmanTexts.progress(finished, total);
}

export default FreshmanBanner;
