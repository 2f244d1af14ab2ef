import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import type { WorkDetail } from '@/contract/works/schema';
import { littleTeacherTexts } from '@/features/works/little-teacher/texts';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { useApp } from '@/stores/app/app-context';

const texts = littleTeacherTexts.share;

interface InvitationProps {
  readonly work: WorkDetail;
  readonly isOwn: boolean;
}

/** Offers a trial lesson, and lets other parents like it. */
export function Invitation({ work, isOwn }: InvitationProps) {
  const app = useApp();
  const isOtherParent = app.session.isLoggedIn && !isOwn;
  return (
    <Card className="shared-work__card shared-work__invitation">
      <View className="shared-work__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.invitation}
      </View>
      <View className="shared-work__note">{texts.invitationNote}</View>
      <Button onPress={() => void toTrial(app)}>{texts.trial}</Button>
      {isOtherParent && (
        <Button
          kind="text"
          size="medium"
          onPress={() => void app.router.go('littleTeacherDetail', { id: String(work.id) })}
        >
          {texts.open}
        </Button>
      )}
    </Card>
  );
}
