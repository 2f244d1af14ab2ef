import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Illustration } from '@/components/Illustration';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import type { MedalLevel, MedalName } from '@/contract/rewards/values';
import { straightCalls } from '@/contract/straight/calls';
import type { StudyBaby } from '@/contract/straight/schema';
import { MEDAL_NAMES } from '@/features/rewards/medal-names';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { KindBars } from '@/features/straight/KindBars';
import { missingIfNull, idIn } from '@/features/straight/named';
import { groupTexts, straightTexts } from '@/features/straight/texts';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

const LEVELS: Readonly<Record<MedalLevel, string>> = { 0: '', 1: '铜牌', 2: '银牌', 3: '金牌' };

const texts = {
  loading: '正在打开孩子的卡片',
  missing: '这个孩子没有参加，或者已经退出了',
  toRank: '排行榜',
  streak: (days: number): string => `连续学习${days}天`,
  kinds: '积分构成',
  medals: '获得的勋章',
  medal: (name: MedalName, level: MedalLevel): string => `${MEDAL_NAMES[name]} · ${LEVELS[level]}`,
  mine: '看积分明细',
} as const;

/** A study PK participant, as their parent lets others see them. */
const StraightBaby = observer(function StraightBaby() {
  const { api, router } = useApp();
  const params = useParams('straightBaby');
  const [baby] = useState(() => new Loadable<StudyBaby>());
  const { period = '' } = params;
  const load = () =>
    baby.find(idIn(params.id), async (id) =>
      missingIfNull(await api.call(straightCalls.getStudyBaby, { id, period })),
    );
  useLoadWhenShown(load, baby.reset);
  const toRank = () => void router.go('straightRank');
  return (
    <Screen className="straight-baby">
      <View className="straight-baby__body">
        <Loaded
          of={baby}
          skeleton={<Skeleton variant="card" parts={[420, { lines: 4 }]} label={texts.loading} />}
          onRetry={() => void load()}
          missing={{ text: texts.missing, action: { text: texts.toRank, onPress: toRank } }}
        >
          {(shown) => <Child baby={shown} />}
        </Loaded>
      </View>
    </Screen>
  );
});

function Child({ baby }: { readonly baby: StudyBaby }) {
  const { router } = useApp();
  const { name, place, points, group, period, kinds, streak, medals, isMine } = baby;
  return (
    <>
      <Card className="straight-baby__card straight-baby__card--head">
        <Illustration name="success" size={200} />
        <View className="straight-baby__name" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {name}
        </View>
        <View className="straight-baby__where">
          {[groupTexts[group], straightTexts.weekOf(period)].filter(Boolean).join(' · ')}
        </View>
        <View className="straight-baby__figures">
          {`${straightTexts.place(place)} · ${straightTexts.points(points)}`}
        </View>
        <Tag tone="accent" text={texts.streak(streak)} />
      </Card>
      <Card className="straight-baby__card">
        <View className="straight-heading">{texts.kinds}</View>
        <KindBars kinds={kinds} />
      </Card>
      {medals.length > 0 && (
        <Card className="straight-baby__card">
          <View className="straight-heading">{texts.medals}</View>
          <View className="straight-baby__medals">
            {medals.map((medal) => (
              <Tag
                key={medal.name}
                className="straight-baby__medal"
                tone="primary"
                text={texts.medal(medal.name, medal.level)}
              />
            ))}
          </View>
        </Card>
      )}
      {isMine && (
        <Button block kind="secondary" onPress={() => void router.go('straightDetail', { period })}>
          {texts.mine}
        </Button>
      )}
    </>
  );
}

export default screen('straightBaby', StraightBaby);
