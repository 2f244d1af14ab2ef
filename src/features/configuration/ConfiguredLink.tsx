import { observer } from 'mobx-react';
import { useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import type { ConfigTypeCode } from '@/contract/configuration/values';
import { ok } from '@/contract/errors';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { linkOf, readConfig } from './read-config';

interface ConfiguredLinkProps {
  readonly typeCode: ConfigTypeCode;
  readonly title: string;
  /** Hidden until this is loaded, or it would shift it. */
  readonly below: { readonly isFirstLoad: boolean };
  readonly className?: string;
}

/** Link to a page of the operator; hidden when none is configured or the request fails. */
export const ConfiguredLink = observer(function ConfiguredLink({
  typeCode,
  title,
  below,
  className,
}: ConfiguredLinkProps) {
  const { api, router } = useApp();
  const [link] = useState(() => new Loadable<string>());
  const load = () =>
    link.load(async () => {
      const answer = await readConfig(api, typeCode);
      return answer.ok ? ok(linkOf(answer.value)) : answer;
    });
  useLoadForSession(load, link.reset);
  const url = link.value;
  if (!url || below.isFirstLoad) return null;
  return (
    <CellGroup className={className}>
      <Cell title={title} onPress={() => void router.openExternal(url)} />
    </CellGroup>
  );
});
