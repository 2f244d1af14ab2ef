import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { CropSheet } from '@/features/profile/picture-crop';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { FormFooter, LoadFailure } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Skeleton } from '@/components/Skeleton';
import { Cell, CellGroup } from '@/components/Cell';
import type { PersonalInfo } from '@/contract/profile/schema';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { levelOf, statusLine } from '@/features/profile/standing';
import { editTexts } from './texts';
import { AvatarField } from './parts/avatar-field';
import { ChildCard, HomeCard, ParentCard } from './parts/cards';
import { EditStore } from './store';
import './index.scss';

/** All private info of the child and the parent. */
const Edit = observer(function Edit() {
  const app = useApp();
  const [store] = useState(() => new EditStore(app));
  const { personal, form } = store;
  const { info } = personal;
  useLoadForSession(personal.load, personal.reset);
  useEffect(() => app.files.prepare(), [app]);
  if (!info.value) {
    return (
      <Screen className="profile-edit" title={editTexts.title}>
        {info.status === 'failed' ? (
          <LoadFailure error={info.error} onRetry={() => void personal.load()} />
        ) : (
          <Skeleton
            variant="form"
            picture={176}
            fields={[
              [96, 96, 96],
              [96, 96],
              [96, 96],
            ]}
            className="profile-edit__content"
          />
        )}
      </Screen>
    );
  }
  return (
    <Screen
      className="profile-edit"
      title={editTexts.title}
      mayLeave={form.mayLeave}
      unsaved={form.isChanged}
      footer={
        <FormFooter
          form={form}
          text={form.failure ? editTexts.saveAgain : editTexts.save}
          onSubmit={() => void store.submit()}
        />
      }
    >
      <View className="profile-edit__content">
        <AvatarField store={store} />
        <ChildCard store={store} />
        <ParentCard store={store} />
        <HomeCard store={store} />
        <AccountCard info={info.value} />
      </View>
      <CropSheet
        path={store.avatar.toCrop?.path ?? ''}
        onCrop={(square) => void store.avatar.crop(square)}
        onClose={store.avatar.cancelCrop}
      />
    </Screen>
  );
});

export default screen('settingUpInformation', Edit);

/** Read-only data. */
const AccountCard = observer(function AccountCard({ info }: { info: PersonalInfo }) {
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
