import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Cell, CellGroup } from '@/components/Cell';
import type { PersonalInfo } from '@/contract/profile/schema';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { levelOf, statusLine } from '@/features/profile/standing';
import { useApp } from '@/stores/app/app-context';
import { editTexts } from '../texts';

/** Read-only data. */
export const AccountCard = observer(function AccountCard({ info }: { info: PersonalInfo }) {
  const { router, student } = useApp();
  const { parentPhone, starNum, crUid } = info;
  const hasTutorPage = crUid > 0 && router.shows('tutor');
  const [status, level] = [statusLine(student), levelOf(student)];
  return (
    <>
      <CellGroup title={editTexts.account}>
        <Cell
          icon="mobile"
          title={editTexts.phone}
          note={parentPhone ? maskPhone(parentPhone) : editTexts.noPhone}
        />
        {status && <Cell icon="user" title={editTexts.status} note={status} />}
        {level && <Cell icon="courses" title={editTexts.level} note={level} />}
        <Cell icon="star" title={editTexts.stars} note={editTexts.starCount(starNum)} />
        {hasTutorPage && (
          <Cell
            icon="user"
            title={editTexts.tutor}
            note={editTexts.tutorKnown}
            onPress={() => void router.go('tutor', { crUid: String(crUid) })}
          />
        )}
        {crUid === 0 && <Cell icon="user" title={editTexts.tutor} note={editTexts.tutorNone} />}
      </CellGroup>
      <View className="profile-edit__note">{editTexts.phoneNote}</View>
    </>
  );
});
