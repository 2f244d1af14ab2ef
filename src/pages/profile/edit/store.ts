import { PersonalInfoStore } from '@/features/profile/personal-info/store';
import { complaintsOf } from '@/features/profile/personal-info/values';
import type { App } from '@/stores/app/app';
import { AvatarStore } from './avatar-store';
import { editTexts } from './texts';

type EditNeeds = Pick<
  App,
  'api' | 'serverClock' | 'feedback' | 'get' | 'files' | 'platform' | 'router' | 'student' | 'tracker'
>;

/** The form with all data of the child and the parent. */
export class EditStore {
  readonly personal: PersonalInfoStore;
  readonly avatar: AvatarStore;

  constructor(private readonly app: EditNeeds) {
    this.avatar = new AvatarStore(app, (path) => this.form.set('headImg', path));
    this.personal = new PersonalInfoStore(app, (values, today) => ({
      ...complaintsOf(values, today),
      headImg: this.avatar.complaint,
    }));
  }

  get form(): PersonalInfoStore['form'] {
    return this.personal.form;
  }

  async submit(): Promise<void> {
    const { feedback, router, tracker } = this.app;
    const result = await this.form.submit();
    if (!result) return;
    tracker.track('profile_save', { page: 'settingUpInformation', passed: result.ok });
    // Changes made during the save are still unsaved.
    if (!result.ok || this.form.isChanged) return;
    feedback.toast(editTexts.saved, 'done');
    await router.back();
  }
}
