import { useEffect, useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { useApp } from '@/stores/app-context';
import { phoneConsult } from './phone-consult';
import { consultTexts } from './texts';
import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import type { ServiceCenter } from '@/contract/help/schema';
import { jsonOf } from '@/features/configuration/read-config';
import { textOf } from '@/features/configuration/read-config';
import { isMiniProgram } from '@/platform/helpers';
import { isWebAddress } from '@/platform/web-address';
import type { App } from '@/stores/app';

const NONE: Ways = { phone: '', consultUrl: '' };

/** Ways on for who found no answer: a person to write to or to call, and the feedback, which is always there. */
export function ConsultWays({ className }: { className?: string }) {
  const app = useApp();
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    let isShown = true;
    void loadWays(app).then((found) => isShown && setWays(found));
    return () => void (isShown = false);
  }, [app]);
  const { router } = app;
  return (
    <CellGroup title={consultTexts.heading} className={className}>
      {ways?.consultUrl && (
        <Cell
          icon="service"
          title={consultTexts.online}
          onPress={() => void router.openExternal(ways.consultUrl)}
        />
      )}
      {ways?.phone && (
        <Cell icon="phone" title={consultTexts.phone} onPress={() => void phoneConsult(app, ways.phone)} />
      )}
      <Cell icon="edit" title={consultTexts.feedback} onPress={() => void router.go('feedback')} />
    </CellGroup>
  );
}

/** How the operator is reached from here; '' for a way that there is not. */
interface Ways {
  readonly phone: string;
  readonly consultUrl: string;
}

/** What cannot be had, or was mistyped by the operator, is no way. */
async function loadWays({ api, platform }: Pick<App, 'api' | 'platform'>): Promise<Ways> {
  const answer = await api.call(configurationCalls.getUpgradeConfig, {
    typeCode: ConfigTypeCode.serviceCenter,
  });
  if (!answer.ok) return NONE;
  const { phone, consultUrl, miniConsultUrl } = jsonOf<ServiceCenter>(answer.value);
  const isMini = isMiniProgram(platform) || platform.insideMiniProgram;
  const url = textOf(isMini ? miniConsultUrl : consultUrl);
  // The mini program has no phone consult.
  return { phone: isMini ? '' : textOf(phone), consultUrl: isWebAddress(url) ? url : '' };
}
