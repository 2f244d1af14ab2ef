import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { classTexts as texts } from './texts';
import './class-bones.scss';

const waiting = aria({ role: 'status', 'aria-label': texts.loading });

export const ListBones = () => (
  <View {...waiting}>
    {[0, 1, 2, 3].map((bone) => (
      <Card key={bone} className="class-bones__card">
        <SkeletonBlock width={240} height={180} className="class-bones__cover" />
        <View className="class-bones__words">
          <SkeletonLines lines={3} />
        </View>
      </Card>
    ))}
  </View>
);

export const DetailBones = () => (
  <View {...waiting}>
    <SkeletonBlock height={400} />
    <View className="class-bones__body">
      <SkeletonBlock width="70%" height={48} className="class-bones__line" />
      <SkeletonBlock width="50%" height={32} className="class-bones__line" />
      <SkeletonBlock height={240} radius="card" className="class-bones__line" />
      <SkeletonBlock height={160} radius="card" className="class-bones__line" />
    </View>
  </View>
);
