import { View } from '@tarojs/components';
import { Avatar } from '@/components/Avatar';
import { Carousel } from '@/components/Carousel';
import { Drawing } from '@/components/Drawing';
import { Icon, type IconName, type IconSize, type IconTone } from '@/components/Icon';
import { glyphs } from '@/components/Icon/glyphs';
import { Illustration, type IllustrationName } from '@/components/Illustration';
import { Pea } from '@/components/Pea';
import { POSES, type Pose } from '@/components/Pea/parts';
import { Picture } from '@/components/Picture';
import { SubjectMark } from '@/components/SubjectMark';
import medalUrl from '../../assets/medals/gold.svg';
import photoUrl from '../../assets/popups/check-in.svg';
import type { Section } from '../types';
import { SUBJECTS } from './subjects';

/** Invalid image data. */
const BROKEN = 'data:image/png;base64,AAAA';
const ICONS = Object.keys(glyphs) as IconName[];
const SIZES: readonly IconSize[] = [24, 32, 40, 48, 64];
const TONES: readonly IconTone[] = ['ink', 'body', 'secondary', 'primary', 'accent', 'alert'];
const ILLUSTRATIONS: readonly IllustrationName[] = [
  'empty',
  'failed',
  'missing',
  'offline',
  'success',
  'welcome',
  'download',
];

export const pictureSections: readonly Section[] = [
  {
    name: 'Icon',
    specimens: [
      {
        state: '全部',
        show: (
          <View className="gallery__row">
            {ICONS.map((name) => (
              <View key={name} className="gallery__glyph">
                <Icon name={name} tone="ink" />
                {name}
              </View>
            ))}
          </View>
        ),
      },
      {
        state: '大小',
        show: (
          <View className="gallery__row">
            {SIZES.map((size) => (
              <Icon key={size} name="home" size={size} />
            ))}
          </View>
        ),
      },
      {
        state: '颜色',
        show: (
          <View className="gallery__row">
            {TONES.map((tone) => (
              <Icon key={tone} name="homeActive" tone={tone} />
            ))}
            <View className="gallery__on-primary">
              <Icon name="homeActive" tone="onPrimary" />
            </View>
          </View>
        ),
      },
    ],
  },
  {
    name: 'Illustration',
    specimens: [
      {
        state: '全部',
        show: (
          <View className="gallery__row">
            {ILLUSTRATIONS.map((name) => (
              <Illustration key={name} name={name} size={200} />
            ))}
          </View>
        ),
      },
    ],
  },
  {
    name: 'Pea',
    specimens: [
      {
        state: '全部',
        show: (
          <View className="gallery__row">
            {(Object.keys(POSES) as Pose[]).map((pose) => (
              <Pea key={pose} pose={pose} size={200} />
            ))}
          </View>
        ),
      },
      {
        state: '科目的帽子',
        show: (
          <View className="gallery__row">
            {SUBJECTS.map(([subject]) => (
              <Pea key={subject} pose="cheers" subject={subject} size={160} />
            ))}
          </View>
        ),
      },
    ],
  },
  {
    name: 'Drawing',
    specimens: [
      {
        state: '有,没有',
        show: (
          <View className="gallery__row">
            <Drawing src={medalUrl} width={120} />
            <Drawing src={BROKEN} width={120} />
          </View>
        ),
      },
    ],
  },
  {
    name: 'SubjectMark',
    specimens: [
      {
        state: '全部',
        show: (
          <View className="gallery__row">
            {SUBJECTS.map(([subject]) => (
              <SubjectMark key={subject} subject={subject} />
            ))}
          </View>
        ),
      },
    ],
  },
  {
    name: 'Avatar',
    specimens: [
      {
        state: '照片,没有,打不开',
        show: (
          <View className="gallery__row">
            <Avatar src={photoUrl} />
            <Avatar />
            <Avatar src={BROKEN} size={120} />
          </View>
        ),
      },
    ],
  },
  {
    name: 'Picture',
    specimens: [
      { state: '铺满', show: <Picture src={photoUrl} alt="签到" ratio={2} round="card" lazy={false} /> },
      { state: '完整', show: <Picture src={photoUrl} alt="签到" ratio={2} mode="aspectFit" lazy={false} /> },
      { state: '打不开', show: <Picture src={BROKEN} alt="签到" ratio={2} round="card" lazy={false} /> },
      { state: '没有地址', show: <Picture src={undefined} alt="签到" width={200} height={200} round /> },
    ],
  },
  {
    name: 'Carousel',
    specimens: [
      {
        state: '三张',
        show: (
          <Carousel
            height={240}
            interval={0}
            label="活动"
            items={['第一张', '第二张', '第三张']}
            renderItem={(text) => <View className="gallery__slide">{text}</View>}
          />
        ),
      },
      {
        state: '一张',
        show: (
          <Carousel
            height={240}
            interval={0}
            label="活动"
            items={['只有一张']}
            renderItem={(text) => <View className="gallery__slide">{text}</View>}
          />
        ),
      },
    ],
  },
];
