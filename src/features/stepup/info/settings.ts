import { ConfigTypeCode } from '@/contract/configuration/values';
import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { FeatureSwitchEntry, StepUpConfig } from '@/contract/stepup/schema';
import { StepUpRecommendation, type FeatureSwitch } from '@/contract/stepup/values';
import { jsonOf, linkOf, readConfig } from '@/features/configuration/read-config';
import { sharedResponse } from '@/stores/data/shared-response';

/** On an error nothing is hidden. */
export const featureSwitches = sharedResponse<readonly FeatureSwitchEntry[]>(
  [],
  ({ api, session: { token } }) => api.call(stepupCalls.getFeatureSwitches, { token }),
);

/** Missing entries count as on. */
export const isOn = (switches: readonly FeatureSwitchEntry[], index: FeatureSwitch): boolean =>
  switches[index]?.turnOn !== false;

interface StepUpSettings {
  /** '': no report of the year. */
  readonly reportUrl: string;
  readonly recommended: StepUpRecommendation;
}

const DEFAULTS: StepUpSettings = { reportUrl: '', recommended: StepUpRecommendation.stay };

export const stepUpSettings = sharedResponse(DEFAULTS, async ({ api }) => {
  const answer = await readConfig(api, ConfigTypeCode.stepUp);
  if (!answer.ok) return answer;
  const { recommend } = jsonOf<StepUpConfig>(answer.value);
  const isUpgrade = recommend === StepUpRecommendation.upgrade;
  return ok({
    reportUrl: linkOf(answer.value),
    recommended: isUpgrade ? StepUpRecommendation.upgrade : DEFAULTS.recommended,
  });
});
