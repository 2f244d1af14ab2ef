import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Cell, CellGroup } from '@/components/Cell';
import { SkeletonBlock } from '@/components/Skeleton';
import { DownloadType } from '@/contract/download/values';
import { FeatureSwitch, StepUpType } from '@/contract/stepup/values';
import { stepOfYear } from '@/contract/stepup/year';
import { featureSwitches, isOn, stepUpSettings } from '@/features/stepup/info/settings';
import { viewOf } from '@/features/stepup/info/plan';
import type { StepUp } from '@/features/stepup/info/step-up';
import { useApp } from '@/stores/app/app-context';
import type { FurtherEducationStore } from '../store';
import { yearTexts as texts } from '../texts';

interface LinksProps {
  readonly store: FurtherEducationStore;
  readonly stepUp: StepUp;
}

/** Secondary links, if they have a target and the operator has not disabled them (rule stepup-20). */
export const Links = observer(function Links({ store, stepUp }: LinksProps) {
  const { get, platform, router } = useApp();
  const [switches, settings] = [get(featureSwitches), get(stepUpSettings)];
  if (switches.isAwaited || settings.isAwaited) return <SkeletonBlock height={312} radius="card" />;
  const shows = (index: FeatureSwitch): boolean => isOn(switches.value, index);
  const view = viewOf(stepUp);
  const { reportUrl } = settings.value;
  // Before the answer is sent, use the parent's current pick.
  const isUp = view === 'choose' && store.answer.picked === 'upgrade';
  const step = stepOfYear(isUp ? { ...stepUp, type: StepUpType.y } : stepUp).name;
  const givesGift = (view === 'confirm' || view === 'complete') && platform.host.offersApp;
  const gift = { type: String(DownloadType.further) };
  return (
    <View className="year__links">
      <CellGroup>
        {view === 'confirm' && shows(FeatureSwitch.selectTimeControl) && (
          <Cell icon="clock" title={texts.time} onPress={() => void store.chooseTime(stepUp)} />
        )}
        {step && (
          <Cell icon="courses" title={texts.outline} onPress={() => void router.go('syllabus', { step })} />
        )}
        {reportUrl && shows(FeatureSwitch.reportControl) && (
          <Cell icon="growth" title={texts.report} onPress={() => void router.openExternal(reportUrl)} />
        )}
        {givesGift && shows(FeatureSwitch.giftControl) && (
          <Cell icon="gift" title={texts.gift} onPress={() => void router.go('downloadApp', gift)} />
        )}
        <Ask store={store} />
      </CellGroup>
    </View>
  );
});

const Ask = observer(function Ask({ store: { dialogs } }: Pick<LinksProps, 'store'>) {
  const { consultUrl, exists } = dialogs.headMaster;
  if (!exists && !consultUrl) return null;
  return <Cell icon="service" title={exists ? texts.ask : texts.consult} onPress={dialogs.ask} />;
});
