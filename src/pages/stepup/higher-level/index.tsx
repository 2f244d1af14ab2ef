import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import type { StepUpStatus } from '@/contract/stepup/values';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import type { Admitted } from '@/features/stepup/higher-level/gate/gate-store';
import { HigherLevelBones } from '@/features/stepup/higher-level/parts/bones';
import { KidHead } from '@/features/stepup/higher-level/parts/kid-head';
import { PlanCard } from '@/features/stepup/higher-level/parts/plan-card';
import type { HigherLevelPage } from '@/features/stepup/higher-level/routing';
import { overviewTexts } from '@/features/stepup/higher-level/texts';
import { StepLine, stepOf, type Step } from '@/features/stepup/steps/StepLine';
import { screen, Screen } from '@/features/screen';
import { useApp } from '@/stores/app-context';

/** Whose new school year it is, where things stand, and the one way on. */
const HigherLevel = () => (
  <HigherLevelGate skeleton={<HigherLevelBones />}>
    {(admitted) => <Overview admitted={admitted} />}
  </HigherLevelGate>
);

function Overview({ admitted: { info, pages } }: { readonly admitted: Admitted }) {
  const { router } = useApp();
  const [page] = pages;
  // The gate led on whom there is nothing for.
  if (page === undefined || page === 'furtherEducation') return null;
  const { title, note, action } = overviewTexts[page];
  return (
    <Screen
      footer={
        <Button block onPress={() => void router.go(page)}>
          {action}
        </Button>
      }
    >
      <View className="higher-level-page">
        <KidHead title={title} note={note} />
        <StepLine at={stepAt(page, info.status)} />
        <PlanCard info={info} />
      </View>
    </Screen>
  );
}

const stepAt = (page: HigherLevelPage, status: StepUpStatus): Step =>
  page === 'higherLevelSelectClass' || page === 'higherLevelSelectTime' ? 'choose' : stepOf(status);

export default screen('higherLevel', HigherLevel);
