import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { SkeletonBlock } from '@/components/Skeleton';
import { teachAidTexts } from '@/features/materials/teach-aid/texts';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { QrCode } from '@/features/share/QrCode';
import { errorText } from '@/services/error-text';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import type { TeachAidDetail } from '@/contract/materials/schema';
import type { Result } from '@/contract/errors';
import { askForAid } from '@/features/materials/teach-aid/AidTags';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

/** The link to the aid's page, prepared for the QR code and copying. */
class TeachAidQrcodeStore {
  readonly aid = new Loadable<TeachAidDetail>();

  constructor(
    private readonly app: Pick<App, 'api' | 'share'>,
    private readonly aidId: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.aid.find(this.aidId, (aidId) => this.prepared(aidId));
  }

  /** Only for an existing aid. */
  private async prepared(aidId: number): Promise<Result<TeachAidDetail>> {
    const aid = await askForAid(this.app, aidId);
    if (!aid.ok) return aid;
    const { courseName, title } = aid.value;
    const toURL = `/teachAid/detail?id=${aidId}`;
    const share = await this.app.share.prepare({ key: 'teachAidQrcode', title, desc: courseName, toURL });
    return share.ok ? aid : share;
  }
}

const texts = {
  loading: '二维码加载中…',
  hint: '用微信或浏览器扫一扫，就能看到里面有什么、怎么用',
  alt: (title: string): string => `${title}的二维码`,
  why: '盒子上的二维码看不清了？扫这里也一样。',
  copy: '复制链接',
  copied: '链接已复制',
} as const;

/** The box's QR code, large: any phone that scans it sees the contents. */
const TeachAidQrcode = observer(function TeachAidQrcode() {
  const app = useApp();
  const { id } = useParams('teachAidQrcode');
  const [store] = useState(() => new TeachAidQrcodeStore(app, recordId(id)));
  useLoadForSession(() => store.load(), store.aid.reset);
  const toList = () => void app.router.replace('teachAidList');
  return (
    <Screen>
      <View className="aid-code">
        <Loaded
          of={store.aid}
          skeleton={<PageSkeleton />}
          onRetry={() => void store.load()}
          missing={{ text: teachAidTexts.missing, action: { text: teachAidTexts.toList, onPress: toList } }}
        >
          {({ title }) => <Code title={title} />}
        </Loaded>
      </View>
    </Screen>
  );
});

function Code({ title }: { readonly title: string }) {
  const { feedback, share } = useApp();
  const copy = async () => {
    const copied = await share.share('copyLink');
    feedback.toast(copied.ok ? texts.copied : errorText(copied.error));
  };
  return (
    <Card className="aid-code__card">
      <View className="aid-code__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="aid-code__why">{texts.why}</View>
      <QrCode alt={texts.alt(title)} hint={texts.hint} />
      <Button className="aid-code__copy" kind="secondary" block onPress={() => void copy()}>
        {texts.copy}
      </Button>
    </Card>
  );
}

const PageSkeleton = () => (
  <View
    className="aid-code__card aid-code__skeleton"
    {...aria({ role: 'status', 'aria-label': texts.loading })}
  >
    <SkeletonBlock width="60%" height={52} />
    <SkeletonBlock width={400} height={400} className="aid-code__copy" />
  </View>
);

export default screen('teachAidQrcode', TeachAidQrcode);
