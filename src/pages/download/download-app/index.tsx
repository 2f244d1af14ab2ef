import { useEffect } from 'react';
import { DownloadType } from '@/contract/download/values';
import { GuideCode } from '@/contract/guides/values';
import { downloadAddress } from '@/features/download/copy-address';
import { Landing } from '@/features/download/Landing';
import { downloadCopies, downloadPageTitle } from '@/features/download/texts';
import { downloadEnter, downloadType } from '@/features/download/variant';
import { screen, usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';

/** Download landing page of the parent app, in seven variants. */
function DownloadApp() {
  const { platform, router, tracker } = useApp();
  const { query } = usePlace();
  const type = downloadType(query.type);
  const enter = downloadEnter(query.enter);
  const leads = type === DownloadType.littleTeacher && platform.host.guidesToLittleTeacher;
  useEffect(() => tracker.track('download_enter', { type, enter }), [tracker, type, enter]);
  useEffect(() => {
    if (leads) void router.replace('commonGuide', { code: GuideCode.littleTeacherCard });
  }, [leads, router]);
  if (leads) return null;
  return (
    <Landing
      app="parent"
      title={downloadPageTitle(type)}
      copy={downloadCopies[type]}
      address={downloadAddress(platform, 'parent', `?type=${type}&enter=${enter}`)}
      onPress={() => tracker.track('download_click', { type, enter })}
    />
  );
}

export default screen('downloadApp', DownloadApp);
