import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import type { Straight } from '@/contract/straight/schema';
import { StraightPart } from '@/contract/straight/values';
import { joinTexts } from '@/features/straight/join-texts';
import { groupTexts, straightTexts } from '@/features/straight/texts';
import { useApp } from '@/stores/app/app-context';
import { zoneTexts as texts } from '../texts';

interface OwnCardProps {
  readonly zone: Straight;
  /** To join, or to edit what others see. */
  readonly onJoin: () => void;
}

/** The own child's standing; others read what it is and whether they may join. */
export function OwnCard({ zone, onJoin }: OwnCardProps) {
  return (
    <Card className="straight-list__group straight-list__own">
      {zone.part === StraightPart.joined ? (
        <Standing zone={zone} onJoin={onJoin} />
      ) : (
        <Invitation part={zone.part} onJoin={onJoin} />
      )}
    </Card>
  );
}

function Standing({ zone, onJoin }: OwnCardProps) {
  const { router } = useApp();
  const { own, membership, group, period } = zone;
  return (
    <>
      <View className="straight-list__head">
        <View className="straight-list__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.own}
        </View>
        <Tag tone="primary" text={groupTexts[group]} />
      </View>
      <View className="straight-list__week">
        {[straightTexts.week(period), membership && joinTexts.seen(membership.shownName)]
          .filter(Boolean)
          .join(' · ')}
      </View>
      {own ? (
        <View className="straight-list__figures">
          <View className="straight-list__figure">{straightTexts.place(own.place)}</View>
          <View className="straight-list__figure">{straightTexts.points(own.points)}</View>
        </View>
      ) : (
        <View className="straight-list__words">{texts.noPoints}</View>
      )}
      <View className="straight-list__actions">
        <Button
          className="straight-list__action"
          size="medium"
          block
          onPress={() => void router.go('straightRank')}
        >
          {texts.toRank}
        </Button>
        <Button className="straight-list__action" kind="secondary" size="medium" block onPress={onJoin}>
          {texts.settings}
        </Button>
      </View>
    </>
  );
}

type Outside = Exclude<StraightPart, typeof StraightPart.joined>;

function Invitation({ part, onJoin }: { readonly part: Outside; readonly onJoin: () => void }) {
  const { router } = useApp();
  const { title, words } = texts.invite[part];
  const action = {
    [StraightPart.mayJoin]: { text: texts.join, onPress: onJoin },
    [StraightPart.newcomer]: { text: texts.toPlan, onPress: () => void router.go('growUpStudyPlan') },
    [StraightPart.visitor]: { text: texts.toHome, onPress: () => void router.home() },
  }[part];
  return (
    <>
      <View className="straight-list__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="straight-list__words">{words}</View>
      <Button size="medium" block onPress={action.onPress}>
        {action.text}
      </Button>
    </>
  );
}
